import type { TierOrder } from '../../contracts/orders/tier-orders.ts';
import { useMessages } from '../../messages/provider.tsx';

/** Name of an offer or an order. */
export function useTierOrderName(): (of: Pick<TierOrder, 'kind' | 'tierCode' | 'months'>) => string {
  const t = useMessages('tier-orders');
  const tiers = useMessages('tiers');
  return ({ kind, tierCode, months }) => {
    if (kind !== 'superMember') return t(`name.${kind}`, { tier: tiers(`name.${tierCode}`) });
    return months === undefined ? t('super.title') : t('name.superMember', { months });
  };
}
