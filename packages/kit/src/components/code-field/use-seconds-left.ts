import { useEffect, useState } from 'react';

const second = 1000;
const secondsTo = (until: number | undefined) =>
  until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / second));

/** Whole seconds until an instant, told anew each second until it has come. */
export function useSecondsLeft(until: number | undefined): number {
  const [left, setLeft] = useState(() => secondsTo(until));
  const [counted, setCounted] = useState(until);
  if (counted !== until) {
    setCounted(until);
    setLeft(secondsTo(until));
  }
  useEffect(() => {
    const timer = setInterval(() => {
      const now = secondsTo(until);
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, second);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
