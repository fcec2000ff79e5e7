/** The message of a 40500 that waits to be read; one at a time. */
export interface SpecialNotice {
  show: (message: string) => void;
  close: () => void;
  current: () => string | undefined;
  subscribe: (changed: () => void) => () => void;
}

export function createSpecialNotice(): SpecialNotice {
  let message: string | undefined;
  const listeners = new Set<() => void>();
  const set = (next: string | undefined) => {
    message = next;
    for (const changed of listeners) changed();
  };
  return {
    show: set,
    close: () => set(undefined),
    current: () => message,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
