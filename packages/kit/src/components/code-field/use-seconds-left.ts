import { useEffect, useState } from 'react';

const second = 1000;
/** Sixty and a bit are told as sixty; less than one is still a second to wait. */
function secondsTo(until: number | undefined): number {
  const left = until === undefined ? 0 : (until - Date.now()) / second;
  return left > 0 ? Math.max(1, Math.floor(left)) : 0;
}

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
