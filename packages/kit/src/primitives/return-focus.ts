import { useRef } from 'react';

/** Moves the focus to the opened part itself, so that its title is read first, and back to where it was when it closes. */
export function useReturnFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      before.current = document.activeElement;
      event.preventDefault();
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true });
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    },
  };
}
