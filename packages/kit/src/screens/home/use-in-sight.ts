import { useEffect, useState, type RefObject } from 'react';
import { watchSight } from '../../primitives/observers.ts';

/** Height that the tab bar covers, and the head and the first row of a section take, CSS px from the screen's foot. */
const foot = 176;

/** Whether an element has come into sight; once true it stays so. */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return undefined;
    const observer = watchSight(
      (sights) => {
        if (sights.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: `0px 0px -${foot}px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}
