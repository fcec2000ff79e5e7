import { useEffect, useRef, useState, type RefObject } from 'react';
import { watchSight } from './observers.ts';

/** Whether the end of a text has once been in view, so that nobody agrees to what they have not scrolled to. */
export function useSeen(): { end: RefObject<HTMLDivElement | null>; seen: boolean } {
  const [seen, setSeen] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current) return;
    const watch = watchSight((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  return { end, seen };
}
