import type { Spelling } from '../../contracts/pinyin.ts';
import { likeliest, readingsOf, type Reading } from '../../rules/pinyin.ts';

/** A name in letters, in capitals as passports print it; a part that is not known yet is empty. */
export interface SpelledName {
  readonly family: string;
  readonly given: string;
}

export type NamePart = keyof SpelledName;
export const nameParts = ['family', 'given'] as const satisfies readonly NamePart[];

/** Known facts of one part of the name. */
export interface PartState {
  /** The characters to spell; empty where nothing can be spelled. */
  readonly text: string;
  /** The spellings of `text` are awaited. */
  readonly busy: boolean;
  /** Result of the last question; while busy it is still that of the text before. */
  readonly found: readonly Reading[] | 'failed' | undefined;
  /** Times that `text` has been asked for again. */
  readonly attempt: number;
  /** The characters that the value spells; empty as long as that is not known. */
  readonly spelledFor: string;
}

export type PickerState = Readonly<Record<NamePart, PartState>> & {
  /** The spelling is the person's own: no reading replaces it. */
  readonly own: boolean;
  /** Spelling of each text before it was edited, for when it comes back. */
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
  /** Readings were chosen, or the spelling is written by hand from here on: it is the person's own. */
  | { readonly type: 'spelled'; readonly own: boolean; readonly value: SpelledName }
  /** The spelling is taken from the name again. */
  | { readonly type: 'followed' };

/** Signs between the characters of a name that are not read: spaces, dots, marks that nobody sees. */
const unread = /[\s.\u00AD\u00B7\u200B-\u200F\u2022\u2027\u2060\u2219\u22C5\u30FB\uFEFF\uFF65]+/g;

/** Up to 28 Han characters, those beyond the basic plane included: what `chineseName` accepts. */
const chinese = /^[\u3007\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\u{20000}-\u{3FFFD}]{1,28}$/u;

/** The characters of a name as it is typed; none while it is no Chinese name. */
export function charactersOf(typed: string): string {
  const text = typed.replace(unread, '');
  return chinese.test(text) ? text : '';
}

/** Name as a ticket shows it: `SHAN/LE`, `SHAN/` while the given name is not known; empty for no name. */
export const onTicket = ({ family, given }: SpelledName): string =>
  family || given ? `${family}/${given}` : '';

/** The readings that a part has, or had while it is busy. */
export const readingsIn = ({ found }: PartState): readonly Reading[] =>
  typeof found === 'object' ? found : [];

/** Nobody knows how the part is spelled. */
export const isNone = ({ found }: PartState): boolean => typeof found === 'object' && found.length === 0;

const isAmong = (spelling: string, readings: readonly Reading[]): boolean =>
  readings.some((reading) => reading.spelling === spelling);

/** Whether a spelling is the name's: one of its readings, or still empty. */
export const explains = (part: PartState, spelling: string): boolean =>
  spelling === '' || isAmong(spelling, readingsIn(part));

/** Whether the part's own readings are known. */
export const isSettled = ({ busy, found }: PartState): boolean => !busy && typeof found === 'object';

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

const keyOf = (part: NamePart, text: string): string => part + text;

const withPart = (state: PickerState, part: NamePart, changes: Partial<PartState>): PickerState => ({
  ...state,
  [part]: { ...state[part], ...changes },
});

const spelledNow = (state: PickerState, part: NamePart): PickerState =>
  withPart(state, part, { spelledFor: state[part].text });

/** The spelling that a part takes without asking: what it had for the same characters, or the likeliest. */
const fillOf = (state: PickerState, part: NamePart): string => {
  const { text, busy } = state[part];
  const readings = busy ? [] : readingsIn(state[part]);
  const had = state.before[keyOf(part, text)] ?? '';
  return isAmong(had, readings) ? had : (likeliest(readings) ?? '');
};

function named({ state, value }: Moment, part: NamePart, text: string): Moment {
  const was = state[part];
  const spelling = value[part];
  const follows = !state.own && explains(was, spelling);
  const next = withPart(state, part, {
    ...asked(text),
    found: text ? was.found : undefined,
    spelledFor: follows ? text : was.spelledFor || text,
  });
  if (!follows) return { state: { ...next, own: state.own || isSettled(was) }, value };
  if (!spelling) return { state: next, value };
  const before = { ...state.before, [keyOf(part, was.text)]: spelling };
  return { state: { ...next, before }, value: { ...value, [part]: '' } };
}

function answered({ state, value }: Moment, part: NamePart, spellings: readonly Spelling[]): Moment {
  const next = withPart(state, part, { busy: false, found: readingsOf(spellings) });
  const spelling = value[part];
  if (state.own) return { state: next, value };
  if (!explains(next[part], spelling)) return { state: { ...next, own: true }, value };
  const fill = spelling || fillOf(next, part);
  return { state: spelledNow(next, part), value: fill === spelling ? value : { ...value, [part]: fill } };
}

const again = (state: PickerState, part: NamePart): PickerState => {
  const { found, busy, attempt } = state[part];
  return found === 'failed' && !busy ? withPart(state, part, { busy: true, attempt: attempt + 1 }) : state;
};

/**
 * Applies an event to a picker. An answer that is outdated changes nothing, and gives back the same moment; a spelling of the
 * person's own is changed by the person alone.
 */
export function step(moment: Moment, event: PickerEvent): Moment {
  const { state, value } = moment;
  switch (event.type) {
    case 'named':
      return state[event.part].text === event.text ? moment : named(moment, event.part, event.text);
    case 'answered':
    case 'failed': {
      const { busy, text } = state[event.part];
      if (!busy || text !== event.text) return moment;
      return event.type === 'answered'
        ? answered(moment, event.part, event.spellings)
        : { state: withPart(state, event.part, { busy: false, found: 'failed' }), value };
    }
    case 'retried':
      return { state: nameParts.reduce(again, state), value };
    case 'spelled':
      return { state: { ...nameParts.reduce(spelledNow, state), own: event.own }, value: event.value };
    case 'followed':
      return {
        state: { ...nameParts.reduce(spelledNow, state), own: false },
        value: { family: fillOf(state, 'family'), given: fillOf(state, 'given') },
      };
  }
}
