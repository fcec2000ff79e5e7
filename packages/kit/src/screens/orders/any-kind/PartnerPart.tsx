import type { OrderDetail } from '../../../contracts/orders/order-detail.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { useConfig } from '../../../session/config-provider.tsx';
import { useOrderHref } from './use-order-href.ts';

interface PartnerPartProps {
  order: OrderDetail;
  partner: NonNullable<OrderDetail['partner']>;
}

/** Partner that provides it, and the way to its page; where the host does not open that, the ways that are left. */
export function PartnerPart({ order, partner: { name } }: PartnerPartProps) {
  const t = useMessages('order-detail');
  const { hotline } = useConfig();
  const { href, outside } = useOrderHref()(order);
  return (
    <Notice
      tone="info"
      title={name}
      action={
        <Button variant="outline" size="medium" href={outside ? href : `tel:${hotline}`}>
          {outside ? t('partner.open', { name }) : t('call', { hotline })}
        </Button>
      }
    >
      {outside ? t('partner.text', { name }) : t('partner.notHere', { hotline })}
    </Notice>
  );
}
