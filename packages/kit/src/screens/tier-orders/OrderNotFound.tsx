import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';

/** An address that names none of the member's orders. */
export function OrderNotFound() {
  const t = useMessages('tier-orders');
  const { href } = useNavigation();
  return (
    <Card>
      <EmptyState
        icon="receipt"
        title={t('missing')}
        text={t('missing.text')}
        action={
          <Button variant="tinted" size="medium" href={href('tierOrders')}>
            {t('missing.all')}
          </Button>
        }
      />
    </Card>
  );
}
