import { useEffect, useRef } from 'react';
import { hidden } from '../../primitives/hidden.css.ts';
import { focusOnPages } from './page-focus.ts';
import type { PageTurns } from './page-turns.ts';

/** Takes the reader to every page that comes, and holds the line that is read out. It comes with the second page: the first is the browser's to announce. */
export function PageFocus({ turns }: { turns: PageTurns }) {
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => (told.current ? focusOnPages(turns, told.current) : undefined), [turns]);
  return <p ref={told} aria-live="polite" className={hidden} />;
}
