/** Something that screens remember; declared once, beside the screen. */
export interface Remembered<Value> {
  /** Letters only. */
  readonly name: string;
  readonly none: Value;
}

/** Choices of screens for as long as the page lives and has the same holder; in no storage, since typed words may be a name. */
export interface Memory {
  readonly read: <Value>(of: Remembered<Value>) => Value;
  readonly write: <Value>(of: Remembered<Value>, value: Value) => void;
  /** Calls back when something is written; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly clear: () => void;
}

export function createMemory(): Memory {
  const values = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    read: <Value>({ name, none }: Remembered<Value>) =>
      values.has(name) ? (values.get(name) as Value) : none,
    write: <Value>({ name }: Remembered<Value>, value: Value) => {
      values.set(name, value);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear() {
      values.clear();
      tell();
    },
  };
}
