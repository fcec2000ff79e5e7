import type { OrderDetail } from '../../../contracts/orders/order-detail.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';

/** The airline has changed a flight of the order, and nobody has decided yet. */
export function ChangeNotice({ order: { change, orderNo } }: { order: OrderDetail }) {
  const t = useMessages('order-detail');
  const { href } = useNavigation();
  if (change === undefined) return null;
  return (
    <Notice
      tone="attention"
      title={t(`change.${change}`)}
      action={
        <Button
          variant="outline"
          size="medium"
          href={href('orderDetail', { params: { id: orderNo }, query: { view: 'change' } })}
        >
          {t('change.look')}
        </Button>
      }
    >
      {t('change.text')}
    </Notice>
  );
}
