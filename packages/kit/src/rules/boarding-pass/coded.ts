import type { legFields, neededFields, onceFields, ValuesOf } from './fields.ts';

type Needed = Required<ValuesOf<Omit<typeof neededFields, 'seat' | 'sequence'>>>;

/** One flight of a pass. All that follows `status` in the standard is optional. */
export interface CodedLeg
  extends Needed, ValuesOf<Pick<typeof neededFields, 'seat' | 'sequence'>>, ValuesOf<typeof legFields> {
  /** The airline's own text. */
  readonly own?: string | undefined;
  /** Characters of the optional part where blanks follow what it says. */
  readonly room?: number | undefined;
}

/** Content of a boarding pass's barcode. */
export interface CodedPass extends ValuesOf<typeof onceFields> {
  /** Of the standard: 6 to 8 are written, 1 to 8 read. 6 where it is left out and something optional is said. */
  readonly version?: number | undefined;
  /** Characters of what is said once where blanks follow it, such as the place of a bag tag that was not issued. */
  readonly room?: number | undefined;
  /** `SURNAME/GIVEN`; it is put into letters and width by `passName`. */
  readonly name: string;
  readonly electronicTicket: boolean;
  /** One to four. */
  readonly legs: readonly CodedLeg[];
  /** Signature of the airline: its kind, and at most 255 characters. */
  readonly security?: { readonly type: string; readonly data: string } | undefined;
}

/** A place in the text of a pass. */
export type PassFieldName =
  | 'format'
  | 'legs'
  | 'version'
  | 'size'
  | 'own'
  | 'security'
  | 'end'
  | Exclude<keyof CodedPass, 'legs' | 'security' | 'version' | 'room'>
  | Exclude<keyof CodedLeg, 'room'>;

/** Why a pass cannot be written or read: where, and in which leg, counted from 1. */
export interface PassProblem {
  readonly field: PassFieldName;
  readonly leg?: number;
  /** `missing` is not there; `form` cannot be so; `long` finds no room. */
  readonly reason: 'missing' | 'form' | 'long';
}

export type PassResult<Value> = { ok: true; value: Value } | { ok: false; problem: PassProblem };

/** A pass as it could be read: whatever a leg leaves blank or says without meaning is left out. */
export interface LooselyReadPass extends Omit<CodedPass, 'name' | 'electronicTicket' | 'legs'> {
  readonly name?: string | undefined;
  readonly electronicTicket?: boolean | undefined;
  readonly legs: readonly Partial<CodedLeg>[];
  /** Places that do not follow the standard, in the order of the text. */
  readonly oddities: readonly PassProblem[];
}
