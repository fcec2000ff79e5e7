import { useEffect, useRef } from 'react';

/** Brings the one in turn into sight, once the tap that gave the turn has been painted. */
export function useTurnInSight(turn: string | undefined, count: number) {
  const chips = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // A phone shows two whole.
    if (turn === undefined || count < 3) return undefined;
    const timer = setTimeout(() => {
      const line = chips.current;
      const chip = line?.querySelector(':checked')?.parentElement;
      if (!line || !chip) return;
      const [room, own] = [line.getBoundingClientRect(), chip.getBoundingClientRect()];
      const gutter = Number.parseFloat(getComputedStyle(line).paddingInlineStart);
      const beyond =
        Math.max(0, own.right + gutter - room.right) + Math.min(0, own.left - gutter - room.left);
      if (beyond !== 0) line.scrollBy({ left: beyond });
    });
    return () => clearTimeout(timer);
  }, [turn, count]);
  return chips;
}
