import { use } from 'react';
import { loadPack, type Catalogue } from './pack.ts';
import { useLocale } from './provider.tsx';

/**
 * All messages of a catalogue in its order, for a text whose parts are data. Suspends until the catalogue is there.
 * @throws Error for a message with arguments or tags
 */
export function useEntries(catalogue: Catalogue): readonly (readonly [key: string, text: string])[] {
  const pack = use(loadPack(useLocale(), catalogue));
  return Object.entries(pack).map(([key, message]) => {
    if (typeof message !== 'string') throw new Error(`The message "${key}" is no plain text`);
    return [key, message] as const;
  });
}
