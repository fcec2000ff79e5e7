import { useEffect, type RefObject } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and down move the focus between a box's field and the rows of its list, stopping at both ends. */
export function useArrows(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (!element || step === undefined || event.isComposing) return;
      const stops = [...element.querySelectorAll<HTMLElement>('input, li a, li button')];
      const at = stops.findIndex((stop) => stop === element.ownerDocument.activeElement);
      stops[at + step]?.focus();
      event.preventDefault();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [box]);
}
