import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { PageTurns } from './page-turns.ts';
import { useScrollPlace } from './use-scroll-place.ts';
import type { Visit } from './visit.ts';

export interface SettledProps {
  visit: Visit;
  turns: PageTurns;
  children: ReactNode;
}

/** Drawn together with its content, so that scrolling and focus follow once it is there. */
export function Settled({ visit, turns, children }: SettledProps) {
  const page = useRef<HTMLDivElement>(null);
  useScrollPlace(visit, page);
  useLayoutEffect(() => {
    if (page.current) turns.turn({ page: page.current, visit });
  }, [visit, turns]);
  useLayoutEffect(() => {
    const { current } = page;
    const note = ({ target }: FocusEvent) => {
      if (current && target instanceof HTMLElement) turns.left.set(current, target);
    };
    current?.addEventListener('focusin', note);
    return () => current?.removeEventListener('focusin', note);
  }, [turns]);
  return <div ref={page}>{children}</div>;
}
