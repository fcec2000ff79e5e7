import { useSyncExternalStore } from 'react';
import { wide } from '../../theme/text.ts';

let asked: { readonly by: typeof globalThis.matchMedia; readonly list: MediaQueryList } | undefined;

/** Asked once, as each part looks with every drawing; undefined where a browser forbids to ask. */
function media(): MediaQueryList | undefined {
  try {
    const by = globalThis.matchMedia;
    if (asked?.by !== by) asked = { by, list: globalThis.matchMedia(wide) };
    return asked.list;
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
