import type { SeatOrder } from '../../contracts/check-in/seats.ts';
import { useMessages } from '../../messages/provider.tsx';
import { AmountSum } from '../amount/AmountSum.tsx';

export interface OrderAmountProps {
  order: Pick<SeatOrder, 'state' | 'cash' | 'points' | 'paidBy'>;
}

/** Price of an order: as it was paid, or in each way that is open. */
export function OrderAmount({ order: { state, cash, points = 0, paidBy } }: OrderAmountProps) {
  const t = useMessages('seat-orders');
  const unit = t('amount.unit', { points });
  const sums = paidBy === 'points' || paidBy === 'nothing' ? [] : cash.filter(({ amount }) => amount > 0);
  const inPoints = state === 'waiting' || paidBy === 'points' || cash.length === 0 ? points : 0;
  if (sums.length === 0 && inPoints === 0) return t('bill.free');
  if (sums.length === 0 || inPoints === 0) return <AmountSum cash={sums} points={inPoints} unit={unit} />;
  return t.rich('amount.or', {
    c: () => <AmountSum cash={sums} unit={unit} />,
    p: () => <AmountSum points={inPoints} unit={unit} />,
  });
}
