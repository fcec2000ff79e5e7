import { useState } from 'react';
import { useRefundTickets } from '../../client/refunds/refunds.ts';
import type { RefundRequest } from '../../contracts/refunds/refund-request.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { addMonths } from '../../rules/days.ts';
import { Frame } from '../shell/Frame.tsx';
import { ReadStates } from '../shell/ReadStates.tsx';
import { useToday } from '../shell/use-today.ts';
import { applicationOf } from './application.ts';
import { RefundForm } from './RefundForm.tsx';
import { RefundSubmitted } from './RefundSubmitted.tsx';
import { useRefundDraft } from './refund-draft.ts';

/** /generalRefund/apply: which tickets, why, proof, contact, and the loss that is agreed to. */
export function RefundApplicationScreen() {
  const { order = '' } = usePlace('refundApplication').query;
  return <OfOrder key={order} orderNo={order} />;
}

function OfOrder({ orderNo }: { orderNo: string }) {
  const t = useMessages('refund-form');
  const refund = useMessages('refund');
  const { href } = useNavigation();
  const today = useToday();
  const of = useRefundDraft(orderNo);
  const [submitted, setSubmitted] = useState<RefundRequest>();
  const read = useRefundTickets({ from: addMonths(today, -12), until: today, orderNo });
  if (submitted) return <RefundSubmitted request={submitted} />;
  if (!read.data)
    return (
      <Frame title={t('title')}>
        <ReadStates read={read} title={t('failed')} note={refund('list.unchanged')}>
          <Skeleton inlineSize="100%" blockSize={320} />
        </ReadStates>
      </Frame>
    );
  const application = applicationOf(read.data.tickets, of.draft);
  if (application.free.length > 0 || of.draft.unsure)
    return <RefundForm of={of} application={application} orderNo={orderNo} onSubmitted={setSubmitted} />;
  const known = read.data.tickets.some(({ obstacle }) => obstacle);
  return (
    <Frame title={t('title')}>
      <EmptyState
        drawing="order"
        title={t('nothing')}
        action={
          <Button
            variant="outline"
            size="medium"
            href={known ? href('refundTickets', { query: { order: orderNo } }) : href('refunds')}
          >
            {known ? refund('how') : t('toList')}
          </Button>
        }
      />
    </Frame>
  );
}
