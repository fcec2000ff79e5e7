import { useRef, type ReactNode, type RefObject } from 'react';
import { usePageFocus } from './use-page-focus.ts';
import { useScrollPlace } from './use-scroll-place.ts';
import type { Visit } from './visit.ts';

export interface SettledProps {
  visit: Visit;
  /** Where the title of a new page is put to be read out. */
  told: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Drawn together with its content, so that scrolling and focus follow once it is there. */
export function Settled({ visit, told, children }: SettledProps) {
  const page = useRef<HTMLDivElement>(null);
  useScrollPlace(visit, page);
  usePageFocus(visit, page, told);
  return <div ref={page}>{children}</div>;
}
