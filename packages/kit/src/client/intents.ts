import { createKeptIntents, type IntentSlot } from './kept-intents.ts';

/** How many failed actions keep their transaction id; the oldest are forgotten first. */
const kept = 50;

const numbers = new WeakMap<Blob, number>();
let blobs = 0;

/** A file has no text of its own: it is known by which one it is. */
function blobNumber(blob: Blob): number {
  const number = numbers.get(blob) ?? (blobs += 1);
  numbers.set(blob, number);
  return number;
}

const sorted = (value: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, value[name]]),
  );

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Key of the person's intent: the call and its payload, whatever the order of the fields. */
export const intentOf = (call: { name: string }, payload: unknown): string =>
  `${call.name} ${JSON.stringify(payload, (_, value: unknown) => {
    if (value instanceof Blob) return `blob ${blobNumber(value)}`;
    return isObject(value) ? sorted(value) : value;
  })}`;

/** A file is known to this page alone, and of a password, a code or a card not even a digest is kept. */
const fleeting = /"blob \d|"\w*password":|"(?:send)?code":|"proof":|"cardNumber":/i;

/** Whether an action outlives a reload: its digest must hold something that nobody else has, the subject or an order's own key. */
const lasts = (subject: string, intent: string): boolean =>
  (subject !== '' || intent.includes('"orderKey":')) && !fleeting.test(intent);

export interface IntentsOptions {
  /** A UUID. */
  readonly newId: () => string;
  /** The acting person as a text that nobody else has; empty while that is not known. Actions of another subject are forgotten. */
  readonly subject: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Where unfinished actions outlive a reload; in memory alone without it. */
  readonly slot?: IntentSlot | undefined;
}

export interface Intents {
  /** The id of this action, held from now on: the one of an attempt whose outcome is not known or that failed, else a new one. */
  readonly idOf: (intent: string, given?: string) => string;
  /** The airline has refused it: it may be repeated, but a reload need not know. */
  readonly refused: (intent: string) => void;
  readonly done: (intent: string) => void;
  /** Starts an action, or joins the one of the same person that is under way. */
  readonly once: <Answer>(intent: string, start: () => Promise<Answer>) => Promise<Answer>;
  /** Forgets every action: the next person's are not this one's. */
  readonly clear: () => void;
}

/**
 * Remembers which actions are under way, have failed, or have no known outcome, for whoever acts now. The last outlive a reload
 * for 24 hours. Source: decisions 6 and 0034.
 */
export function createIntents({ newId, subject, now, slot }: IntentsOptions): Intents {
  const ids = new Map<string, string>();
  const running = new Map<string, Promise<unknown>>();
  const lasting = slot && createKeptIntents(slot, now);
  let holder = subject();
  /** Forgets the actions of an earlier holder of this page. */
  const held = () => {
    const current = subject();
    if (current !== '' && holder !== '' && current !== holder) ids.clear();
    if (current !== '') holder = current;
    return current;
  };
  const hold = (intent: string, id: string) => {
    ids.delete(intent);
    ids.set(intent, id);
    for (const oldest of ids.keys()) if (ids.size > kept) ids.delete(oldest);
  };
  return {
    idOf: (intent, given) => {
      const who = held();
      const id = given ?? ids.get(intent) ?? lasting?.find(who, intent) ?? newId();
      hold(intent, id);
      if (lasts(who, intent)) lasting?.keep(who, intent, id);
      return id;
    },
    refused: (intent) => lasting?.drop(held(), intent),
    done: (intent) => {
      const who = held();
      ids.delete(intent);
      lasting?.drop(who, intent);
    },
    once: <Answer>(intent: string, start: () => Promise<Answer>) => {
      const key = `${subject()}\n${intent}`;
      const known = running.get(key);
      if (known) return known as Promise<Answer>;
      const started = start().finally(() => running.delete(key));
      running.set(key, started);
      return started;
    },
    clear: () => {
      ids.clear();
      lasting?.clear();
    },
  };
}
