import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import type { PlainDestination } from '../../navigation/routes.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';

export interface OrderNotFoundProps {
  /** Where the orders of its kind are listed. */
  list: PlainDestination;
}

/** An address that names none of the member's orders. */
export function OrderNotFound({ list }: OrderNotFoundProps) {
  const t = useMessages('orders');
  const { href } = useNavigation();
  return (
    <EmptyState
      drawing="order"
      title={t('missing')}
      text={t('missing.text')}
      action={
        <Button variant="outline" size="medium" href={href(list)}>
          {t('missing.all')}
        </Button>
      }
    />
  );
}
