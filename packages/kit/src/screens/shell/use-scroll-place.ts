import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Visit } from './visit.ts';

/** Where each entry of the history was left, CSS px from the top. */
const left = new Map<string, number>();

/**
 * Keeps the reader's place: a new page begins at the top, going back finds the page as it was left, and a page that opens
 * something beside itself stays where it is. Runs once the screen's content is drawn.
 */
export function useScrollPlace(visit: Visit, page: RefObject<HTMLElement | null>): void {
  const { key, arrival } = visit;
  const inView = useRef(false);
  useLayoutEffect(() => () => void (inView.current = false), []);
  useLayoutEffect(() => {
    const view = page.current?.ownerDocument.defaultView;
    if (!view) return undefined;
    const stays = inView.current && arrival === 'push';
    inView.current = true;
    if (arrival === 'back') view.scrollTo(0, left.get(key) ?? 0);
    if (arrival === 'push' && !stays) view.scrollTo(0, 0);
    const note = () => void left.set(key, view.scrollY);
    if (stays) note();
    view.addEventListener('scroll', note, { passive: true });
    return () => view.removeEventListener('scroll', note);
  }, [key, arrival, page]);
}
