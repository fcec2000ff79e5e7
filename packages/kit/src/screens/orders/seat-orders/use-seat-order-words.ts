import { useMessages } from '../../../messages/provider.tsx';
import { ReadFailed } from '../../check-in/ReadFailed.tsx';
import type { OrdersWords } from '../OrderList.tsx';

/** Words for seat orders that are not to be had; a refusal is told in those of check-in. */
export function useSeatOrderWords(): OrdersWords {
  const t = useMessages('seat-orders');
  return { title: t('list.failed'), note: t('list.unchanged'), failed: ReadFailed };
}
