/** Action that a toast offers about what it says. */
export type ToastAction = {
  label: string;
  onClick: () => void;
};

/** Message on the screen for a moment. */
export type Toast = {
  /** A new number for each call, so that the same words are announced again. */
  id: number;
  text: string;
  /** A button behind the words; what it does can be done elsewhere too, for it goes with them. */
  action?: ToastAction | undefined;
};

export type ToastStore = {
  /** Shows a sentence for `ms` milliseconds, 3000 unless told otherwise. It replaces the one that is there. */
  show(text: string, ms?: number, action?: ToastAction): void;
  /** Keeps what is there while somebody is at its button; after `release` it stays for its time once more. */
  hold(): void;
  release(): void;
  /** Takes away what is there. */
  clear(): void;
  current(): Toast | undefined;
  /** Calls back at each change; returns the way to stop. */
  subscribe(listener: () => void): () => void;
};

/** A store without React, so that the request layer can speak too. */
export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  let toast: Toast | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let count = 0;
  let duration = 0;

  const set = (next: Toast | undefined) => {
    clearTimeout(timer);
    toast = next;
    for (const listener of listeners) listener();
  };

  return {
    show(text, ms = 3000, action) {
      count += 1;
      set({ id: count, text, action });
      duration = ms;
      timer = setTimeout(() => set(undefined), ms);
    },
    hold: () => clearTimeout(timer),
    release() {
      clearTimeout(timer);
      if (toast) timer = setTimeout(() => set(undefined), duration);
    },
    clear: () => set(undefined),
    current: () => toast,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The one store of the page, drawn by `Toasts`. */
export const toastStore = createToastStore();
