import { useEffect, useState, type ReactNode } from 'react';

export type DelayedProps = {
  /** Milliseconds before it appears. */
  ms?: number | undefined;
  /** Content that appears. */
  children: ReactNode;
};

/** Shows its content only after a moment, so that a quick answer makes nothing flash. */
export function Delayed({ ms = 200, children }: DelayedProps) {
  const [due, setDue] = useState(ms <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return due ? <>{children}</> : null;
}
