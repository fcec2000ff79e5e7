import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Visit } from './visit.ts';

/** Where each entry of the history was left, CSS px from the top. */
const left = new Map<string, number>();

/** Step of a page that has several under one path. */
const stepOf = ({ address = '' }: Visit): string =>
  new URLSearchParams(address.split('?')[1]).get('step') ?? '';

/**
 * Keeps the reader's place: a new page and a new step of one begin at the top, going back finds the page as it was left, and a
 * page that opens something beside itself stays where it is. Runs once the screen's content is drawn.
 */
export function useScrollPlace(visit: Visit, page: RefObject<HTMLElement | null>): void {
  const { key, arrival } = visit;
  const step = stepOf(visit);
  /** Step that is in view; undefined until the page is. */
  const inView = useRef<string>(undefined);
  useLayoutEffect(() => () => void (inView.current = undefined), []);
  useLayoutEffect(() => {
    const view = page.current?.ownerDocument.defaultView;
    if (!view) return undefined;
    const begins = inView.current !== step;
    const stays = !begins && arrival === 'push';
    inView.current = step;
    if (arrival === 'back') view.scrollTo(0, left.get(key) ?? 0);
    else if (begins && arrival !== 'first') view.scrollTo(0, 0);
    const note = () => void left.set(key, view.scrollY);
    if (stays) note();
    view.addEventListener('scroll', note, { passive: true });
    return () => view.removeEventListener('scroll', note);
  }, [key, arrival, page, step]);
}
