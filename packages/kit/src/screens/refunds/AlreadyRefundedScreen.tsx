import { useMessages } from '../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { Frame } from '../shell/Frame.tsx';

/** /generalRefund/hasRefund: the ticket has been given back already; nothing more was sent. */
export function AlreadyRefundedScreen() {
  const t = useMessages('refund-request');
  const refund = useMessages('refund');
  const { href } = useNavigation();
  const { request } = usePlace('alreadyRefunded').query;
  return (
    <Frame title={refund('title')}>
      <EmptyState
        drawing="order"
        title={t('already.title')}
        text={t('already.text')}
        action={
          <Button
            href={
              request === undefined
                ? href('refunds', { query: { tab: 'returned' } })
                : href('refundDetail', { query: { request } })
            }
          >
            {t('already.see')}
          </Button>
        }
      />
    </Frame>
  );
}
