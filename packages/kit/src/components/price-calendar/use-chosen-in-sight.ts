import { useEffect, useRef, type RefObject } from 'react';
import { monthOf, type Day } from '../../rules/days.ts';

/** Brings the day that is chosen when the calendar opens into sight, so that nobody has to look for it. */
export function useChosenInSight(root: RefObject<HTMLDivElement | null>, day: Day | undefined): void {
  const first = useRef(day);
  useEffect(() => {
    const month = first.current && monthOf(first.current);
    const section = root.current?.querySelector(`[data-month="${month}"]`);
    if (section?.previousElementSibling?.hasAttribute('data-month')) section.scrollIntoView();
  }, [root]);
}
