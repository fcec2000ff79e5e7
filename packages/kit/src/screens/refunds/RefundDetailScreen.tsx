import { useRefundRequest } from '../../client/refunds/refunds.ts';
import { refundRefusedAs } from '../../client/refunds/ticket-fees.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { Frame } from '../shell/Frame.tsx';
import { ReadStates } from '../shell/ReadStates.tsx';
import { RefundDetail } from './RefundDetail.tsx';

const isNumber = (text: string | undefined): text is string => text !== undefined && /^RF\d{10}$/.test(text);

/** /generalRefund/detail: a request, the way of its money, and what can be done. */
export function RefundDetailScreen() {
  const t = useMessages('refund-request');
  const { href } = useNavigation();
  const { request } = usePlace('refundDetail').query;
  const requestNo = isNumber(request) ? request : undefined;
  const read = useRefundRequest(requestNo);
  if (read.data)
    return <RefundDetail key={requestNo} request={read.data.request} readAt={read.dataUpdatedAt} />;
  const unknown =
    requestNo === undefined || (read.error && refundRefusedAs(read.error) === 'refund.requestNotFound');
  return (
    <Frame title={t('title')}>
      {unknown ? (
        <EmptyState
          drawing="not-found"
          title={t('notFound')}
          text={t('notFoundText')}
          action={
            <Button variant="outline" size="medium" href={href('refunds', { query: { tab: 'returned' } })}>
              {t('toList')}
            </Button>
          }
        />
      ) : (
        <ReadStates read={read} title={t('failed')} note={t('unchanged')}>
          <Skeleton inlineSize="100%" blockSize={320} />
        </ReadStates>
      )}
    </Frame>
  );
}
