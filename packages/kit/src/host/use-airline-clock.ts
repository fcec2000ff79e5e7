import { useSyncExternalStore } from 'react';
import { useHost } from './context.tsx';

const none = () => 0;

/** The airline's clock, ms since 1970. What asks it is drawn anew when an answer sets it right. */
export function useAirlineClock(): () => number {
  const { clock } = useHost();
  useSyncExternalStore(clock.subscribe, clock.corrections, none);
  return clock.now;
}
