import { useCallback, useState } from 'react';
import * as styles from './overbook.css.ts';

/** The place of the summary of mistakes, made beforehand: one that is known only once it is drawn would draw the whole form again. */
export function useProblemsPlace(): HTMLElement | null {
  const [place] = useState(makePlace);
  return place;
}

function makePlace(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const place = document.createElement('div');
  place.className = styles.problems;
  return place;
}

/** Where the summary of mistakes stands in the form. */
export function Problems({ top }: { top: HTMLElement | null }) {
  const hold = useCallback((at: HTMLElement | null) => void (top && at?.append(top)), [top]);
  return <div ref={hold} />;
}
