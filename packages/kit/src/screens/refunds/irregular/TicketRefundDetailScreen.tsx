import { useMessages } from '../../../messages/provider.tsx';
import { usePlace } from '../../../navigation/provider.tsx';
import { RefundDetail } from '../RefundDetail.tsx';
import { RequestAt } from './RequestAt.tsx';

/** /returnTicket/detail: a request of an irregular flight, drawn as any other. */
export function TicketRefundDetailScreen() {
  const t = useMessages('refund-request');
  const { request: number } = usePlace('ticketRefundDetail').query;
  return (
    <RequestAt number={number} title={t('title')} failed={t('failed')}>
      {(request, readAt) => <RefundDetail key={request.requestNo} {...{ request, readAt }} />}
    </RequestAt>
  );
}
