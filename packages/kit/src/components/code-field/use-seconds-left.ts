import { useEffect, useEffectEvent, useState } from 'react';

/** The wait until a code can be asked for again. */
export interface CodeWait {
  /** Milliseconds since 1970; it may have passed. */
  readonly until: number;
  /** The clock that it is told by, ms since 1970. */
  readonly now: () => number;
}

const second = 1000;
/** Sixty and a bit are told as sixty; less than one is still a second to wait. */
function secondsTo(wait: CodeWait | undefined): number {
  const left = wait === undefined ? 0 : (wait.until - wait.now()) / second;
  return left > 0 ? Math.max(1, Math.floor(left)) : 0;
}

/** Whole seconds that are left of a wait, told again each second until it is over. */
export function useSecondsLeft(wait: CodeWait | undefined): number {
  const until = wait?.until;
  const [left, setLeft] = useState(() => secondsTo(wait));
  const [counted, setCounted] = useState(until);
  if (counted !== until) {
    setCounted(until);
    setLeft(secondsTo(wait));
  }
  const tick = useEffectEvent(() => {
    const now = secondsTo(wait);
    setLeft(now);
    return now;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      if (tick() === 0) clearInterval(timer);
    }, second);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
