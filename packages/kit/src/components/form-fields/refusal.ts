import { useMessages } from '../../messages/provider.tsx';
import type { Refused } from '../../validators/result.ts';

/** A refusal as the form library keeps it: a text. Equal refusals are equal texts, so nothing is drawn again for them. */
export const written = ({ key, args }: Refused): string => JSON.stringify({ key, args });

/** The words of a refusal that was written, in the language in use. */
export function useRefusalWords(): (text: string) => string {
  const t = useMessages('validation');
  return (text) => {
    const { key, args } = JSON.parse(text) as Pick<Refused, 'key' | 'args'>;
    // `Refused` ties each key to its arguments; `t` knows them one key at a time.
    return (t as unknown as (key: string, args?: object) => string)(key, args);
  };
}
