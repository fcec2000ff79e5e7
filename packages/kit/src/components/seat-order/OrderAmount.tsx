import type { SeatOrder } from '../../contracts/check-in/seats.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';

export interface OrderAmountProps {
  order: Pick<SeatOrder, 'state' | 'cash' | 'points' | 'paidBy'>;
}

/** Price of an order: as it was paid, or in each way that is open. */
export function OrderAmount({ order: { state, cash, points, paidBy } }: OrderAmountProps) {
  const t = useMessages('seat-orders');
  const { money } = useFormats();
  const inCash = paidBy === 'points' || paidBy === 'nothing' ? [] : cash.map(money);
  const inPoints = state === 'waiting' || paidBy === 'points' || cash.length === 0 ? points : undefined;
  const cashText = inCash.join(' + ');
  const pointsText = inPoints ? t('amount.points', { points: inPoints }) : '';
  if (cashText && pointsText) return t('amount.or', { cash: cashText, points: pointsText });
  return cashText || pointsText || t('bill.free');
}
