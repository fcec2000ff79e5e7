import { useState } from 'react';
import type { SeatOrder } from '../../../contracts/seats.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Dialog } from '../../../primitives/dialog/Dialog.tsx';
import { seatRefundDays } from '../../../rules/check-in/check-in.ts';
import type { OrderActs } from './use-order-acts.ts';

interface GiveBackProps {
  order: SeatOrder;
  acts: Pick<OrderActs, 'act' | 'doing'>;
  size?: 'large' | 'medium';
}

/** Cancels what has not been paid, or gives paid seats back, after one more question that says what follows. */
export function GiveBack({ order, acts: { act, doing }, size = 'large' }: GiveBackProps) {
  const t = useMessages('seat-orders');
  const [asking, setAsking] = useState(false);
  const sending = doing.state === 'sending' && doing.act === 'cancel';
  const kind = order.state === 'completed' ? 'refund' : 'cancel';
  const follows = useConsequence(order);
  const confirm = async () => {
    await act('cancel');
    setAsking(false);
  };
  return (
    <>
      <Button variant="outline" size={size} onClick={() => setAsking(true)}>
        {t(kind)}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={(open) => !sending && setAsking(open)}
        title={t(`${kind}.title`)}
        description={follows}
        actions={
          <>
            <Button variant="outline" disabled={sending} onClick={() => setAsking(false)}>
              {t(`${kind}.keep`)}
            </Button>
            <Button busy={sending} onClick={() => void confirm()}>
              {t(kind)}
            </Button>
          </>
        }
      />
    </>
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
