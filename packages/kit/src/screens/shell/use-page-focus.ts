import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Visit } from './visit.ts';

/** Whether a page has been shown: the first is the browser's to announce. */
let begun = false;

/**
 * Takes the reader to a page that has come: its heading has the focus, and its words are told. Going back to a page that was
 * kept finds the focus where it was left. A page that only shows something else in its place keeps the focus, unless its heading
 * has changed; so does a dialog that lies over it.
 * @param told where words are put to be read out
 */
export function usePageFocus(
  { key, arrival }: Visit,
  page: RefObject<HTMLElement | null>,
  told: RefObject<HTMLElement | null>,
): void {
  const shown = useRef<string>(undefined);
  const last = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => () => void (shown.current = undefined), []);
  useLayoutEffect(() => {
    const { current } = page;
    if (!current) return undefined;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = target;
    };
    current.addEventListener('focusin', note);
    return () => current.removeEventListener('focusin', note);
  }, [page]);
  useLayoutEffect(() => {
    const { current } = page;
    const words = headingIn(current)?.textContent;
    const stays = shown.current === words;
    const first = arrival === 'first' || (!begun && arrival === 'replace');
    begun = true;
    shown.current = words;
    if (first || stays || !current) return undefined;
    const arrive = () => {
      const heading = headingIn(current);
      told.current?.replaceChildren(heading?.textContent ?? '');
      const kept = arrival === 'back' && last.current?.isConnected ? last.current : undefined;
      const target = kept ?? heading ?? current.querySelector('main');
      if (!isOver(current.ownerDocument)) focusOn(target);
      return target;
    };
    let focused = arrive();
    // What is drawn first may give way to the same page with its answers: the focus goes along.
    const watch = new MutationObserver(() => {
      if (focused?.isConnected || !lost(current.ownerDocument)) return;
      focused = arrive();
    });
    watch.observe(current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [key, arrival, page, told]);
}

const headingIn = (page: HTMLElement | null) => page?.querySelector('h1');

/** Whether the focus is in something that lies over the page. */
const isOver = ({ activeElement }: Document): boolean =>
  Boolean(activeElement?.closest('[role="dialog"], [role="alertdialog"]'));

const lost = ({ activeElement, body }: Document): boolean => activeElement === null || activeElement === body;

function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return;
  // A heading takes the focus from here alone, not from the keyboard.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
