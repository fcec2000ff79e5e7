import { useMessages } from '../../../messages/provider.tsx';
import type { OrdersWords } from '../OrderList.tsx';

/** Words for orders of points that are not to be had. */
export function usePointsOrderWords(): OrdersWords {
  const t = useMessages('points-orders');
  return { title: t('list.failed'), note: t('list.unchanged') };
}
