import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import type { PlainDestination } from '../../navigation/routes.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';

export interface OrderNotFoundProps {
  /** Where the orders of its kind are listed. */
  list: PlainDestination;
}

interface OrderInAddress extends OrderNotFoundProps {
  /** From the address. */
  orderNo: string | undefined;
}

/** An address that names none of the member's orders; one without a number asks to choose one. */
export function OrderNotFound({ list, orderNo }: OrderInAddress) {
  const t = useMessages('orders');
  const { href } = useNavigation();
  const about = orderNo === undefined ? 'unasked' : 'missing';
  return (
    <EmptyState
      drawing="order"
      title={t(about)}
      text={t(`${about}.text`)}
      action={
        <Button variant="outline" size="medium" href={href(list)}>
          {t('missing.all')}
        </Button>
      }
    />
  );
}
