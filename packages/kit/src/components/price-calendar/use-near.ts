import { useEffect, useRef } from 'react';
import { watchSight } from '../../primitives/observers.ts';

/** How far below the window a month may be to count as near. */
const near = '400px';

/** A ref for what tells when it comes near the window, once. */
export function useNear(onNear: () => void) {
  const element = useRef<HTMLElement>(null);
  const told = useRef(onNear);
  useEffect(() => {
    told.current = onNear;
  });
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = watchSight(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        told.current();
        observer.disconnect();
      },
      { rootMargin: `0px 0px ${near} 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return element;
}
