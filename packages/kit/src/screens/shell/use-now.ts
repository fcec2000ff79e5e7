import { useCallback, useSyncExternalStore } from 'react';
import { useHost } from '../../host/context.tsx';

const minute = 60_000;

/**
 * The current minute of the airline's clock, milliseconds since 1970. Undefined in what is drawn ahead of time, which must not tell
 * the time.
 */
export function useNow(): number | undefined {
  const { clock } = useHost();
  const onEachMinute = useCallback(
    (changed: () => void) => {
      const timer = setInterval(changed, minute / 4);
      const stop = clock.subscribe(changed);
      return () => {
        clearInterval(timer);
        stop();
      };
    },
    [clock],
  );
  const thisMinute = () => Math.floor(clock.now() / minute) * minute;
  return useSyncExternalStore(onEachMinute, thisMinute, () => undefined);
}
