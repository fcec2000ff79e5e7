import type { OrderDetail } from '../../../contracts/orders/order-detail.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { useConfig } from '../../../session/config-provider.tsx';

/** The airline has changed a flight of the order, and nobody has decided yet; a change that cannot be read is asked about. */
export function ChangeNotice({ order: { change, flightChange, orderNo } }: { order: OrderDetail }) {
  const t = useMessages('order-detail');
  const { href } = useNavigation();
  const { hotline } = useConfig();
  if (change === undefined) return null;
  const look = href('orderDetail', { params: { id: orderNo }, query: { view: 'change' } });
  return (
    <Notice
      tone="attention"
      title={t(`change.${change}`)}
      action={
        <Button variant="outline" size="medium" href={flightChange ? look : `tel:${hotline}`}>
          {flightChange ? t('change.look') : t('call', { hotline })}
        </Button>
      }
    >
      {flightChange ? t('change.text') : t('change.unread', { hotline })}
    </Notice>
  );
}
