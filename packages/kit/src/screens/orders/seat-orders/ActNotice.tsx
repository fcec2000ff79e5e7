import { useEffect, useRef, type ReactNode } from 'react';
import { refusedAs } from '../../../client/check-in/check-in.ts';
import type { SeatOrder } from '../../../contracts/check-in/seats.ts';
import { useOnline } from '../../../host/use-online.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { beforeDeparture } from '../../../rules/seats/order.ts';
import { WriteRefused } from '../../check-in/WriteRefused.tsx';
import { ChooseAgain } from '../ChooseAgain.tsx';
import type { OrderDoing } from './order-doing.ts';
import * as styles from './seat-orders.css.ts';

interface ActNoticeProps {
  order: SeatOrder;
  /** The airline's clock, ms since 1970. */
  now: number;
  doing: OrderDoing;
}

/** Told where they concern: under the way to pay, or in the sheet. */
const elsewhere: ReadonlySet<string | undefined> = new Set([
  'seat.pointsInsufficient',
  'seat.membersOnly',
  'seat.contactMissing',
]);

/** Outcome of an act, where it is not plain success; it takes the focus, as the button pressed is far below. */
export function ActNotice({ order, now, doing }: ActNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { state } = doing;
  const told = useTold(order, now, doing);
  const takes = told !== undefined && state !== 'checking';
  useEffect(() => {
    if (takes) ref.current?.focus();
  }, [takes, state]);
  return (
    told !== undefined && (
      <div ref={ref} tabIndex={-1} className={styles.above}>
        {told}
      </div>
    )
  );
}

function useTold(order: SeatOrder, now: number, doing: OrderDoing): ReactNode {
  const t = useMessages('seat-orders');
  const outcome = useMessages('outcome');
  const online = useOnline();
  if (doing.state === 'idle' || doing.state === 'sending') return undefined;
  const kind = doing.act === 'cancel' ? 'cancel' : 'pay';
  switch (doing.state) {
    case 'left':
      return (
        <Notice tone="info" title={t('cashier.left')} live>
          {t('cashier.leftText')}
        </Notice>
      );
    case 'noCashier':
      return (
        <Notice tone="error" title={t('cashier.failed')} live>
          {t('cashier.failedText')}
        </Notice>
      );
    case 'unknown':
    case 'checking':
      return (
        <Notice tone="attention" title={t(`unknown.${kind}`)} live>
          {outcome('text')}
          {!online && <p>{outcome('offline')}</p>}
        </Notice>
      );
    case 'undone':
      return (
        <Notice tone="info" title={t(`undone.${kind}`)} live>
          {t(`undone.${kind}Text`)}
        </Notice>
      );
    case 'refused':
      if (elsewhere.has(refusedAs(doing.failure))) return undefined;
      return (
        <WriteRefused
          failure={doing.failure}
          action={
            order.state === 'waiting' && beforeDeparture(order, now) ? (
              <ChooseAgain order={order} variant="text" />
            ) : undefined
          }
        />
      );
  }
}
