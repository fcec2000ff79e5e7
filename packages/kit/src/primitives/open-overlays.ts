import { useEffect, useRef } from 'react';

/** Ways to close what lies over the page, the topmost last. */
const open: (() => void)[] = [];

/** Closes what lies topmost over the page, as the browser's own "back" should; false when nothing does. */
export function closeTopOverlay(): boolean {
  const close = open.at(-1);
  close?.();
  return close !== undefined;
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
    return () => void open.splice(open.indexOf(close), 1);
  }, [isOpen]);
}
