import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './journeys.css.ts';

interface ToldProps {
  /** Subject that it tells of; each new one takes the focus, where there is something to tell. */
  when: unknown;
  children: ReactNode;
}

/** Outcome of a form: it takes the focus, since what was pressed may be far below. */
export function Told({ when, children }: ToldProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ref.current?.hasChildNodes()) ref.current.focus();
  }, [when]);
  return (
    <div ref={ref} tabIndex={-1} className={styles.told}>
      {children}
    </div>
  );
}
