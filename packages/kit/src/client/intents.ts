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

const sorted = (value: object) =>
  Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

/** What the person wants, as a key: the call and its payload, whatever the order of the fields. */
export const intentOf = (call: { name: string }, payload: unknown): string =>
  `${call.name} ${JSON.stringify(payload, (_, value: unknown) => {
    if (value instanceof Blob) return `blob ${blobNumber(value)}`;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? sorted(value) : value;
  })}`;

export interface Intents {
  /** The id of this action: the one of its failed attempt, else a new one. */
  readonly idOf: (intent: string) => string;
  /** The action has failed with this id and may be repeated. */
  readonly failed: (intent: string, id: string) => void;
  readonly done: (intent: string) => void;
  /** Starts an action, or joins the one of the same person that is under way. */
  readonly once: <Answer>(intent: string, start: () => Promise<Answer>) => Promise<Answer>;
  /** Forgets what has failed: the next person's actions are not this one's. */
  readonly clear: () => void;
}

export interface IntentsOptions {
  /** A UUID. */
  readonly newId: () => string;
  /** Who acts, as a text that nobody else has. */
  readonly subject: () => string;
}

/** Remembers, in memory only and for each person apart, which actions are under way and which have failed. Source: decisions 6 and 0032. */
export function createIntents({ newId, subject }: IntentsOptions): Intents {
  const ids = new Map<string, string>();
  const running = new Map<string, Promise<unknown>>();
  const ownOf = (intent: string) => `${subject()}\n${intent}`;
  return {
    idOf: (intent) => ids.get(ownOf(intent)) ?? newId(),
    failed: (intent, id) => {
      const own = ownOf(intent);
      ids.delete(own);
      ids.set(own, id);
      const [oldest] = ids.keys();
      if (ids.size > kept && oldest !== undefined) ids.delete(oldest);
    },
    done: (intent) => void ids.delete(ownOf(intent)),
    once: <Answer>(intent: string, start: () => Promise<Answer>) => {
      const own = ownOf(intent);
      const known = running.get(own);
      if (known) return known as Promise<Answer>;
      const started = start().finally(() => running.delete(own));
      running.set(own, started);
      return started;
    },
    clear: () => ids.clear(),
  };
}
