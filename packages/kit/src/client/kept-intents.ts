import { hashOf } from './tag.ts';

/** Where the text of unfinished actions outlives a reload; the session's field `intents`. */
export interface IntentSlot {
  readonly get: () => string | undefined;
  readonly set: (text: string | undefined) => void;
}

/** Transaction ids by the digest of what the person wanted. */
export interface KeptIntents {
  /** The id of this person's action, if it was begun within a day and its outcome is not known. */
  readonly find: (subject: string, intent: string) => string | undefined;
  readonly keep: (subject: string, intent: string, id: string) => void;
  readonly drop: (subject: string, intent: string) => void;
  readonly clear: () => void;
}

/** For how long an id comes back. Source: decision 0034. */
const keptMinutes = 24 * 60;

/** At most so many; the oldest go first. */
const most = 50;

const aOf = (digits: string): string =>
  digits.replace(/[\da-f]/g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)));
const digitsOf = (letters: string): string =>
  letters.replace(/[a-p]/g, (letter) => (letter.charCodeAt(0) - 97).toString(16));

/** Letters that do not tell the text; no cryptography, which is missing on plain http and answers too late. */
export function digest(text: string): string {
  const [one, other] = hashOf(text);
  return aOf(`${one.toString(16)}${other.toString(16)}`);
}

/** Too short to tell who it is: only that it is somebody else. */
const holderOf = (subject: string): string => digest(subject).slice(0, 6);

/** So short that many payloads share it: it tells whether this is the action once it is known, and not which action it was. */
const keyOf = (subject: string, intent: string): string => digest(`${subject}\n${intent}`).slice(0, 7);

const uuidShape = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
const uuidOf = (hex: string): string => hex.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** `holder;key id minute;…`, digits of ids as letters: no number of a person can look like it. */

interface Entry {
  readonly key: string;
  readonly id: string;
  readonly minute: number;
}

const entriesOf = (parts: readonly string[]): Entry[] =>
  parts.map((part) => ({
    key: part.slice(0, 7),
    id: uuidOf(digitsOf(part.slice(7, 39))),
    minute: Number(part.slice(39)),
  }));

const textOf = (holder: string, entries: readonly Entry[]): string | undefined =>
  entries.length === 0
    ? undefined
    : [holder, ...entries.map(({ key, id, minute }) => `${key}${aOf(id.replaceAll('-', ''))}${minute}`)].join(
        ';',
      );

/**
 * Keeps which actions have no known outcome, without what they are about: a digest under the person's own key, the
 * id, and the minute.
 * @param now milliseconds since 1970
 */
export function createKeptIntents(slot: IntentSlot, now: () => number): KeptIntents {
  const minutes = () => Math.floor(now() / 60_000);
  const read = (subject: string): Entry[] => {
    const [holder, ...rest] = String(slot.get()).split(';');
    return holder === holderOf(subject)
      ? entriesOf(rest).filter(
          ({ id, minute }) => uuidShape.test(id) && Math.abs(minutes() - minute) < keptMinutes,
        )
      : [];
  };
  const write = (subject: string, entries: readonly Entry[]) =>
    slot.set(textOf(holderOf(subject), entries.slice(-most)));
  const without = (subject: string, intent: string) =>
    read(subject).filter(({ key }) => key !== keyOf(subject, intent));
  return {
    find: (subject, intent) => read(subject).find(({ key }) => key === keyOf(subject, intent))?.id,
    keep: (subject, intent, id) => {
      if (!uuidShape.test(id)) return;
      write(subject, [...without(subject, intent), { key: keyOf(subject, intent), id, minute: minutes() }]);
    },
    drop: (subject, intent) => {
      const known = read(subject);
      const left = without(subject, intent);
      if (left.length < known.length) write(subject, left);
    },
    clear: () => slot.set(undefined),
  };
}
