import type { Spelling } from '../../contracts/pinyin.ts';
import { likeliest, readingsOf, type Reading } from '../../rules/pinyin.ts';
import { chineseName } from '../../validators/names.ts';

/** A name in letters, in capitals as passports print it; a part that is not known yet is empty. */
export interface SpelledName {
  readonly family: string;
  readonly given: string;
}

export type NamePart = keyof SpelledName;
export const nameParts = ['family', 'given'] as const satisfies readonly NamePart[];

/** What is known of one part of the name. */
export interface PartState {
  /** The characters to spell; empty where nothing stands that could be spelled. */
  readonly text: string;
  /** The spellings of `text` are awaited. */
  readonly busy: boolean;
  /** What came of the last question; while busy it is still that of the text before. */
  readonly found: readonly Reading[] | 'failed' | undefined;
  /** Times that `text` has been asked for again. */
  readonly attempt: number;
  /** The characters that the value spells; empty as long as that is not known. */
  readonly spelledFor: string;
}

export type PickerState = Readonly<Record<NamePart, PartState>> & {
  /** The spelling is the person's own: no reading replaces it. */
  readonly own: boolean;
  /** What a text was spelled as before it was edited, for when it comes back. */
  readonly before: Readonly<Record<string, string>>;
};

/** The picker's state and the value that it goes with. */
export interface Moment {
  readonly state: PickerState;
  readonly value: SpelledName;
}

export type PickerEvent =
  /** The name has been edited. */
  | { readonly type: 'named'; readonly part: NamePart; readonly text: string }
  | {
      readonly type: 'answered';
      readonly part: NamePart;
      readonly text: string;
      readonly spellings: readonly Spelling[];
    }
  | { readonly type: 'failed'; readonly part: NamePart; readonly text: string }
  | { readonly type: 'retried' }
  /** Readings were chosen. */
  | { readonly type: 'chosen'; readonly value: SpelledName }
  /** The spelling is written by hand from here on. */
  | { readonly type: 'written'; readonly value: SpelledName }
  /** The spelling is taken from the name again. */
  | { readonly type: 'followed' };

/** The characters of a name as it is typed; none while it is no Chinese name. Dots and spaces are not read. */
export function charactersOf(typed: string): string {
  const checked = chineseName(typed, 'part');
  return checked.ok ? checked.value.replaceAll('\u00B7', '') : '';
}

/** What a ticket shows: `SHAN/LE`, `SHAN/` while the given name is not known; empty for no name. */
export const onTicket = ({ family, given }: SpelledName): string =>
  family || given ? `${family}/${given}` : '';

/** The readings that a part has, or had while it is busy. */
export const readingsIn = ({ found }: PartState): readonly Reading[] =>
  typeof found === 'object' ? found : [];

/** Nobody knows how the part is spelled. */
export const isNone = ({ text, found }: PartState): boolean =>
  text !== '' && typeof found === 'object' && found.length === 0;

const isAmong = (spelling: string, readings: readonly Reading[]): boolean =>
  readings.some((reading) => reading.spelling === spelling);

const explains = (part: PartState, spelling: string): boolean =>
  spelling === '' || isAmong(spelling, readingsIn(part));

const isSettled = ({ busy, found }: PartState): boolean => !busy && typeof found === 'object';

const asked = (text: string): PartState => ({
  text,
  busy: text !== '',
  found: undefined,
  attempt: 0,
  spelledFor: text,
});

/** The state of a picker that has just been opened with a name. */
export const begin = (texts: SpelledName): PickerState => ({
  family: asked(texts.family),
  given: asked(texts.given),
  own: false,
  before: {},
});

const keyOf = (part: NamePart, text: string): string => `${part} ${text}`;

const spelledNow = (state: PickerState): PickerState => ({
  ...state,
  family: { ...state.family, spelledFor: state.family.text },
  given: { ...state.given, spelledFor: state.given.text },
});

/** The spelling that a part takes without asking: what it had for the same characters, or the likeliest. */
const fillOf = (state: PickerState, part: NamePart): string => {
  const { text, busy } = state[part];
  const readings = busy ? [] : readingsIn(state[part]);
  const had = state.before[keyOf(part, text)];
  return had !== undefined && isAmong(had, readings) ? had : (likeliest(readings) ?? '');
};

function named({ state, value }: Moment, part: NamePart, text: string): Moment {
  const was = state[part];
  if (was.text === text) return { state, value };
  const spelling = value[part];
  const follows = !state.own && explains(was, spelling);
  const nothingLeft = nameParts.every((one) => (one === part ? text : state[one].text) === '');
  const next: PickerState = {
    ...state,
    [part]: {
      ...asked(text),
      found: text === '' ? undefined : was.found,
      spelledFor: follows || was.spelledFor === '' ? text : was.spelledFor,
    },
    own: (state.own || (!follows && isSettled(was))) && !(nothingLeft && onTicket(value) === ''),
    before: follows && spelling ? { ...state.before, [keyOf(part, was.text)]: spelling } : state.before,
  };
  return { state: next, value: follows && spelling ? { ...value, [part]: '' } : value };
}

function answered({ state, value }: Moment, part: NamePart, spellings: readonly Spelling[]): Moment {
  const found = readingsOf(spellings);
  const next: PickerState = { ...state, [part]: { ...state[part], busy: false, found } };
  const spelling = value[part];
  if (state.own) return { state: next, value };
  if (!explains(next[part], spelling)) return { state: { ...next, own: true }, value };
  const filled: PickerState = { ...next, [part]: { ...next[part], spelledFor: next[part].text } };
  const fill = spelling || fillOf(filled, part);
  return { state: filled, value: fill === spelling ? value : { ...value, [part]: fill } };
}

const again = (part: PartState): PartState =>
  part.found === 'failed' && !part.busy ? { ...part, busy: true, attempt: part.attempt + 1 } : part;

/**
 * What an event makes of a picker. An answer that is outdated changes nothing, and gives back the same moment; a spelling of the
 * person's own is changed by the person alone.
 */
export function step(moment: Moment, event: PickerEvent): Moment {
  const { state, value } = moment;
  switch (event.type) {
    case 'named':
      return state[event.part].text === event.text ? moment : named(moment, event.part, event.text);
    case 'answered':
    case 'failed': {
      const part = state[event.part];
      if (!part.busy || part.text !== event.text) return moment;
      return event.type === 'answered'
        ? answered(moment, event.part, event.spellings)
        : { state: { ...state, [event.part]: { ...part, busy: false, found: 'failed' } }, value };
    }
    case 'retried':
      return { state: { ...state, family: again(state.family), given: again(state.given) }, value };
    case 'chosen':
      return { state: { ...spelledNow(state), own: false }, value: event.value };
    case 'written':
      return { state: { ...spelledNow(state), own: true }, value: event.value };
    case 'followed':
      return {
        state: { ...spelledNow(state), own: false },
        value: { family: fillOf(state, 'family'), given: fillOf(state, 'given') },
      };
  }
}
