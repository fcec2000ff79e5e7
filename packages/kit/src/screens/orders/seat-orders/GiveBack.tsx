import type { SeatOrder } from '../../../contracts/check-in/seats.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { seatRefundDays } from '../../../rules/check-in/check-in.ts';
import { ConfirmButton } from '../ConfirmButton.tsx';
import type { OrderActs } from './use-order-acts.ts';

interface GiveBackProps {
  order: SeatOrder;
  acts: Pick<OrderActs, 'act' | 'doing'>;
  size?: 'large' | 'medium';
}

/** Cancels an order that has not been paid, or gives paid seats back. */
export function GiveBack({ order, acts: { act, doing }, size = 'large' }: GiveBackProps) {
  const t = useMessages('seat-orders');
  const orders = useMessages('orders');
  const words =
    order.state === 'completed'
      ? { label: t('refund'), title: t('refund.title'), keep: t('refund.keep') }
      : { label: orders('cancel'), title: orders('cancel.title'), keep: orders('cancel.keep') };
  return (
    <ConfirmButton
      {...words}
      text={useConsequence(order)}
      size={size}
      busy={doing.state === 'sending' && doing.act === 'cancel'}
      onConfirm={() => act('cancel')}
    />
  );
}

/** Consequence of giving the seats back, and when the money returns. Source: travel.md section 9. */
function useConsequence({ state, paidBy, cash, points = 0 }: SeatOrder): string {
  const t = useMessages('seat-orders');
  const { money } = useFormats();
  if (state !== 'completed') return t('cancel.text');
  if (paidBy === 'points') return t('refund.points', { amount: t('amount.points', { points }) });
  if (paidBy === 'nothing' || cash.length === 0) return t('refund.nothing');
  return t('refund.cash', { amount: cash.map(money).join(' + '), ...seatRefundDays });
}
