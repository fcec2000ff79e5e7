import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import type { PartyPrice } from '../../rules/booking/fare-price.ts';

/** Passengers in words: two adults and one child. */
export function usePartyWords(): (of: readonly Pick<PartyPrice, 'kind' | 'count'>[]) => string {
  const t = useMessages('fare-families');
  const { list } = useFormats();
  return (of) => list(of.map(({ kind, count }) => t(`kind.${kind}`, { count })));
}
