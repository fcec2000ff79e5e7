import { useMessages } from '../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { Frame } from '../shell/Frame.tsx';

/** /generalRefund/hasRefund: the ticket of a request has been given back already; nothing more was sent. Without one, no ticket is chosen. */
export function AlreadyRefundedScreen() {
  const t = useMessages('refund-request');
  const refund = useMessages('refund');
  const { href } = useNavigation();
  const { request } = usePlace('alreadyRefunded').query;
  return (
    <Frame title={refund('title')}>
      {request === undefined ? (
        <EmptyState
          drawing="order"
          title={t('already.unchosen')}
          text={t('already.unchosenText')}
          action={
            <Button href={href('refunds', { query: { tab: 'returned' } })}>{refund('way.refunds')}</Button>
          }
        />
      ) : (
        <EmptyState
          drawing="order"
          title={t('already.title')}
          text={t('already.text')}
          action={<Button href={href('refundDetail', { query: { request } })}>{t('already.see')}</Button>}
        />
      )}
    </Frame>
  );
}
