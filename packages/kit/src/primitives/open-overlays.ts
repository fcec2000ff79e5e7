import { useEffect, useRef } from 'react';

/** Ways to close what lies over the page, the topmost last. */
const open: (() => void)[] = [];

/** Closes what lies topmost over the page, as the browser's own "back" should; false when nothing does. */
export function closeTopOverlay(): boolean {
  const close = open.at(-1);
  close?.();
  return close !== undefined;
}

interface CloseWatcher extends EventTarget {
  readonly destroy: () => void;
}

type WithCloseWatcher = typeof globalThis & { readonly CloseWatcher?: new () => CloseWatcher };

/**
 * Lets a device's own "back" close what lies over the page, where the browser has a word for it. That holds on the first page of a visit
 * as well, which has no entry of the history behind it. Source: decision 0049.
 */
function watchBack(close: () => void): () => void {
  try {
    const { CloseWatcher } = globalThis as WithCloseWatcher;
    const watcher = CloseWatcher && new CloseWatcher();
    watcher?.addEventListener('close', close);
    return () => watcher?.destroy();
  } catch {
    // Forbidden here: back does what the history says.
    return () => undefined;
  }
}

/** Says that something lies over the page while it is open, and how it closes. */
export function useOverlay(isOpen: boolean, onOpenChange: (open: boolean) => void): void {
  const latest = useRef(onOpenChange);
  useEffect(() => {
    latest.current = onOpenChange;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => latest.current(false);
    open.push(close);
    const unwatch = watchBack(close);
    return () => {
      unwatch();
      open.splice(open.indexOf(close), 1);
    };
  }, [isOpen]);
}
