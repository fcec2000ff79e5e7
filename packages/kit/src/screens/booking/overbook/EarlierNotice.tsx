import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { useSession } from '../../../session/session-provider.tsx';
import type { EarlierOrder } from './use-earlier-order.ts';
import * as styles from './overbook.css.ts';

/** Outcome of a booking of the same fares that was sent before: its order with the way to it, or that it is not known. */
export function EarlierNotice({ earlier: { order, failed, lookUpAgain } }: { earlier: EarlierOrder }) {
  const t = useMessages('booking-form');
  const failures = useMessages('failures');
  const session = useSession();
  const navigation = useNavigation();
  if (order?.state === 'waiting') {
    const { orderNo, orderKey } = order;
    const toPayment = () => {
      if (orderKey !== undefined) session.set('orderKey', orderKey);
      navigation.go('payment', { params: { id: orderNo } });
    };
    return (
      <Notice
        tone="attention"
        title={t('earlier.made')}
        className={styles.above}
        action={
          <Button
            variant="outline"
            size="medium"
            onClick={toPayment}
            aria-label={`${t('earlier.toPayment')} ${orderNo}`}
          >
            {t('earlier.toPayment')}
          </Button>
        }
        live
      >
        {t('earlier.madeText', { number: orderNo })}
      </Notice>
    );
  }
  if (!failed) return null;
  return (
    <Notice
      tone="attention"
      title={t('outcome.unknown')}
      className={styles.above}
      action={
        <Button variant="outline" size="medium" onClick={lookUpAgain}>
          {failures('retry')}
        </Button>
      }
      live
    >
      {t('earlier.unknownText')}
    </Notice>
  );
}
