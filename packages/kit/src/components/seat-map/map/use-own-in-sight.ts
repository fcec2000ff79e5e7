import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings the seat of the passenger in turn to the middle of a cabin that is longer than its room, once.
 * @param scroller holds the cabin
 * @param start designator; undefined until it is drawn
 */
export function useOwnInSight(scroller: RefObject<HTMLElement | null>, start: string | undefined): void {
  const done = useRef(false);
  useEffect(() => {
    const view = scroller.current;
    if (!view || start === undefined || done.current) return;
    done.current = true;
    const seat = view.querySelector(`[data-seat="${CSS.escape(start)}"]`);
    if (!seat) return;
    const [own, room] = [seat.getBoundingClientRect(), view.getBoundingClientRect()];
    const beyond = (own.left + own.right - room.left - room.right) / 2;
    if (own.left < room.left || own.right > room.right) view.scrollBy({ left: beyond, behavior: 'instant' });
  }, [scroller, start]);
}
