import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import { Icon } from '../../primitives/icon/Icon.tsx';
import * as styles from './Cabin.css.ts';
import type { CabinPlan } from './deck-plan.ts';

interface ColumnLettersProps {
  cabins: readonly CabinPlan[];
  /** Whose panning the letters follow; holds the cabins. */
  scroller: RefObject<HTMLElement | null>;
  /** What a tap does at this scale. */
  hint?: string | undefined;
}

/** Letters of the cabin that is in sight, which stay above it. Each seat says its own letter, so they are for the eye alone. */
export const ColumnLetters = memo(function ColumnLetters({ cabins, scroller, hint }: ColumnLettersProps) {
  const [seen, setSeen] = useState(0);
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const view = scroller.current;
    const own = strip.current;
    if (!view || !own) return;
    const follow = (): void => {
      own.scrollLeft = view.scrollLeft;
    };
    view.addEventListener('scroll', follow, { passive: true });
    return () => view.removeEventListener('scroll', follow);
  }, [scroller]);

  useEffect(() => {
    const groups = Array.from(scroller.current?.querySelectorAll<HTMLElement>('[data-cabin]') ?? []);
    if (groups.length < 2) return;
    const shown = new Set<number>();
    // A line a third down the page decides.
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const at = groups.indexOf(target as HTMLElement);
          if (isIntersecting) shown.add(at);
          else shown.delete(at);
        }
        const [first] = Array.from(shown).sort((one, other) => one - other);
        if (first !== undefined) setSeen(first);
      },
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const group of groups) watch.observe(group);
    return () => watch.disconnect();
  }, [cabins, scroller]);

  const cabin = cabins[seen] ?? cabins[0];
  if (!cabin) return null;
  return (
    <div className={styles.letters}>
      <div ref={strip} className={styles.strip} aria-hidden>
        <div className={styles.letterRow}>
          {cabin.columns.map((letter, at) => (
            <span key={letter ?? at} className={letter === undefined ? styles.letterAisle : styles.letter}>
              {letter}
            </span>
          ))}
        </div>
      </div>
      {hint && (
        <p className={styles.hint}>
          <Icon name="zoom-in" size={20} className={styles.hintIcon} />
          {hint}
        </p>
      )}
    </div>
  );
});
