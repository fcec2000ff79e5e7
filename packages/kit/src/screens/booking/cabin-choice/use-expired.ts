import { useCallback, useSyncExternalStore } from 'react';
import { useHost } from '../../../host/context.tsx';

/** Whether an instant has passed by the airline's clock; it turns true by itself. Never without an instant. */
export function useExpired(instant: string | undefined): boolean {
  const { clock } = useHost();
  const end = instant === undefined ? Infinity : Date.parse(instant);
  const onEnd = useCallback(
    (ended: () => void) => {
      const stop = clock.subscribe(ended);
      if (!Number.isFinite(end)) return stop;
      const timer = setInterval(() => clock.now() >= end && ended(), 1000);
      return () => {
        clearInterval(timer);
        stop();
      };
    },
    [clock, end],
  );
  return useSyncExternalStore(
    onEnd,
    () => clock.now() >= end,
    () => false,
  );
}
