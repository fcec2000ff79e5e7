import { memo, useEffect, useState, type RefObject } from 'react';
import * as styles from './ColumnLetters.css.ts';
import type { CabinPlan } from './deck-plan.ts';
import { loadMoves } from './load-moves.ts';

interface ColumnLettersProps {
  cabins: readonly CabinPlan[];
  /** Holds the cabins, and pans the letters with them. */
  scroller: RefObject<HTMLElement | null>;
}

/** Letters of the cabin that is in sight, which stay above it. Each seat says its own letter, so they are for the eye alone. */
export const ColumnLetters = memo(function ColumnLetters({ cabins, scroller }: ColumnLettersProps) {
  const [seen, setSeen] = useState(0);

  useEffect(() => {
    const view = scroller.current;
    if (!view || cabins.length < 2) return;
    const leaving = new AbortController();
    void loadMoves().then(({ followCabins }) => followCabins(view, leaving.signal, setSeen));
    return () => leaving.abort();
  }, [cabins, scroller]);

  const cabin = cabins[seen] ?? cabins[0];
  if (!cabin) return null;
  return (
    <div className={styles.letters} aria-hidden>
      {/* Other letters take the place of these, which do not move. */}
      <div key={seen} className={styles.letterRow}>
        {cabin.columns.map((letter, at) => (
          <span key={letter ?? at} className={letter === undefined ? styles.letterAisle : styles.letter}>
            {letter}
          </span>
        ))}
      </div>
    </div>
  );
});
