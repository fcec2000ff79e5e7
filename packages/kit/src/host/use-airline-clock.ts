import { useMemo, useSyncExternalStore } from 'react';
import type { AirlineClock } from './clock.ts';
import { useHost } from './context.tsx';

const none = () => 0;

/** The time as the clock tells it since a correction. */
const since =
  ({ now }: AirlineClock, _correction: number): (() => number) =>
  () =>
    now();

/** The airline's clock, ms since 1970. It is another function once an answer has set it right, so that who waits by it looks again. */
export function useAirlineClock(): () => number {
  const { clock } = useHost();
  const corrections = useSyncExternalStore(clock.subscribe, clock.corrections, none);
  return useMemo(() => since(clock, corrections), [clock, corrections]);
}
