import { useSyncExternalStore } from 'react';

const minute = 60_000;

const thisMinute = (): number => Math.floor(Date.now() / minute) * minute;

function onEachMinute(changed: () => void): () => void {
  const timer = setInterval(changed, minute / 4);
  return () => clearInterval(timer);
}

/** The current minute, milliseconds since 1970. Undefined in what is drawn ahead of time, which must not tell the time. */
export const useNow = (): number | undefined =>
  useSyncExternalStore(onEachMinute, thisMinute, () => undefined);
