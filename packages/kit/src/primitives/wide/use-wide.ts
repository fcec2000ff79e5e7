import { useSyncExternalStore } from 'react';
import { wide } from '../../theme/text.ts';

/** Undefined where a browser forbids to ask. */
function media(): MediaQueryList | undefined {
  try {
    return globalThis.matchMedia(wide);
  } catch {
    return undefined;
  }
}

const subscribe = (changed: () => void) => {
  const query = media();
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
};

/** Whether there is room for list and detail side by side. A server draws the phone's layout. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => media()?.matches ?? false,
    () => false,
  );
