import { useMessages } from '../../../messages/provider.tsx';
import type { OrdersWords } from '../OrderList.tsx';

/** Words for orders of tiers that are not to be had. */
export function useTierOrderWords(): OrdersWords {
  const t = useMessages('tier-orders');
  return { title: t('failed.orders'), note: t('failed.note') };
}
