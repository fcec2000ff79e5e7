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
import { Listed } from '../shell/Listed.tsx';
import { ReadStates } from '../shell/ReadStates.tsx';
import { useToday } from '../shell/use-today.ts';
import { applicationOf } from './application.ts';
import { ObstacleCard } from './ObstacleCard.tsx';
import { RefundForm } from './RefundForm.tsx';
import { RefundSubmitted } from './RefundSubmitted.tsx';
import { useRefundDraft } from './refund-draft.ts';
import * as styles from './refunds.css.ts';

/** /generalRefund/apply: which tickets, why, proof, contact, and the loss that is agreed to. */
export function RefundApplicationScreen() {
  const { order } = usePlace('refundApplication').query;
  return order ? <OfOrder key={order} orderNo={order} /> : <NoOrder />;
}

function NoOrder() {
  const t = useMessages('refund-form');
  return (
    <Frame title={t('title')}>
      <EmptyState drawing="order" title={t('unchosen')} text={t('unchosen.text')} action={<ToList />} />
    </Frame>
  );
}

function ToList() {
  const t = useMessages('refund-form');
  const { href } = useNavigation();
  return (
    <Button variant="outline" size="medium" href={href('refunds')}>
      {t('toList')}
    </Button>
  );
}

function OfOrder({ orderNo }: { orderNo: string }) {
  const t = useMessages('refund-form');
  const refund = useMessages('refund');
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
  const { tickets, unreadable } = read.data;
  const application = applicationOf(tickets, of.draft);
  if (application.free.length > 0 || of.draft.unsure)
    return (
      <RefundForm
        {...{ of, application, orderNo, tickets, unreadable }}
        onStale={() => void read.refetch()}
        onSubmitted={setSubmitted}
      />
    );
  const refused = tickets.filter(({ obstacle }) => obstacle);
  return (
    <Frame title={t('title')}>
      <Listed
        count={refused.length}
        unreadable={unreadable}
        empty={<EmptyState drawing="order" title={t('nothing')} action={<ToList />} />}
      >
        <h2 className={styles.headline}>{t('nothing')}</h2>
        <p className={styles.subline}>{t('nothing.text')}</p>
        <ul className={styles.cards}>
          {refused.map((ticket) => (
            <li key={ticket.ticketNo}>
              <ObstacleCard ticket={ticket} />
            </li>
          ))}
        </ul>
      </Listed>
    </Frame>
  );
}
