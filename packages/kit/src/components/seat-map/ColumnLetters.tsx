import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import * as styles from './ColumnLetters.css.ts';
import type { CabinPlan } from './deck-plan.ts';

interface ColumnLettersProps {
  cabins: readonly CabinPlan[];
  /** Whose panning the letters follow; holds the cabins. */
  scroller: RefObject<HTMLElement | null>;
}

/** Letters of the cabin that is in sight, which stay above it. Each seat says its own letter, so they are for the eye alone. */
export const ColumnLetters = memo(function ColumnLetters({ cabins, scroller }: ColumnLettersProps) {
  const [seen, setSeen] = useState(0);
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!scroller.current || !strip.current) return;
    const leaving = new AbortController();
    const followed = { scroller: scroller.current, strip: strip.current, signal: leaving.signal };
    void import('./follow-cabins.ts').then(({ followCabins }) =>
      followCabins({ ...followed, onCabin: setSeen }),
    );
    return () => leaving.abort();
  }, [cabins, scroller]);

  const cabin = cabins[seen] ?? cabins[0];
  if (!cabin) return null;
  return (
    <div ref={strip} className={styles.letters} aria-hidden>
      <div className={styles.letterRow}>
        {cabin.columns.map((letter, at) => (
          <span key={letter ?? at} className={letter === undefined ? styles.letterAisle : styles.letter}>
            {letter}
          </span>
        ))}
      </div>
    </div>
  );
});
