import { pinyin, type Spelling } from '../contracts/pinyin.ts';
import { countryNames } from '../contracts/places/places.ts';
import { useClient } from './provider.tsx';
import { useRead, type ReadResult } from './read.ts';

/** Names do not change while a page is open. */
const always = Infinity;

/** Names of countries by code, in the back end's words; a background read, so a failure is quiet. */
export const useCountryNames = (): ReadResult<typeof countryNames> =>
  useRead(countryNames, {}, { announce: 'silent', staleTime: always });

/** Which part of a name is spelled: a family name has readings of its own. */
export type NamePart = 'family' | 'given';

/** Asks for the spellings of one part of a Chinese name, the likeliest first; none when there is none. A failure is quiet: it rejects. */
export function useReadPinyin(): (
  cn: string,
  part: NamePart,
  signal: AbortSignal,
) => Promise<readonly Spelling[]> {
  const client = useClient();
  return async (cn, part, signal) =>
    (await client.send(pinyin, { cn, part }, { signal, announce: 'silent' })).list;
}
