import { useEffect, useLayoutEffect, useState } from 'react';

/**
 * The time of a clock, told again at each step while the screen is shown.
 * @param clock ms since 1970
 * @param every ms between two steps
 */
export function useClockTick(clock: () => number, every: number): number {
  const [, stepped] = useState(0);
  const now = clock();
  useEffect(() => {
    const timer = setInterval(() => stepped((times) => times + 1), every);
    return () => clearInterval(timer);
  }, [every]);
  // A kept screen that is shown again says the time at which it was left.
  useLayoutEffect(() => {
    if (clock() - now >= every) stepped((times) => times + 1);
  }, [clock, now, every]);
  return now;
}
