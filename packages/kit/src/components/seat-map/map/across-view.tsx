import type { ReactNode } from 'react';
import { acrossLength } from './across.ts';
import { between } from './CabinLines.tsx';
import type { AcrossView } from './CabinMap.tsx';
import type { CabinPlan } from './deck-plan.ts';
import { bringToMiddle } from './own-in-sight.ts';

/** The letters of a cabin before its first row; each seat says its own, so they are for the eye alone. */
function letterLine({ columns, named, rows: all }: CabinPlan): ReactNode {
  const first = all[named];
  return (
    first &&
    between(
      'letters',
      first,
      columns.map((letter, at) => <span key={letter ?? at}>{letter}</span>),
    )
  );
}

/** Parts that come with the wide window. */
export const acrossView: AcrossView = { lengthOf: acrossLength, letters: letterLine, bringToMiddle };
