import { useChangeOrders } from '../../../client/changes/changes.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { OrderedResult } from '../OrderedResult.tsx';
import { ChangeResult } from './ChangeResult.tsx';

/** Outcome of a change, or its standing. */
export function ChangeDone({ orderNo }: { orderNo: string }) {
  const t = useMessages('changes');
  const { href } = useNavigation();
  return (
    <OrderedResult
      orderNo={orderNo}
      read={useChangeOrders()}
      title={t('result.title')}
      missing={{
        title: t('result.notFound'),
        text: t('result.notFoundText'),
        action: t('toTickets'),
        href: href('rescheduleTicketInquiry'),
      }}
      failed={{ title: t('result.failed'), note: t('result.failedNote') }}
    >
      {(order, status, takesFocus) => <ChangeResult {...{ order, status, takesFocus }} />}
    </OrderedResult>
  );
}
