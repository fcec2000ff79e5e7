import { useRefundTickets } from '../../client/refunds/refunds.ts';
import type { RefundTicket } from '../../contracts/refunds/refund-tickets.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { addMonths } from '../../rules/days.ts';
import { Frame } from '../shell/Frame.tsx';
import { Reading } from '../shell/ReadStates.tsx';
import { useToday } from '../shell/use-today.ts';
import { Accompanying } from './Accompanying.tsx';
import { applicationOf } from './application.ts';
import { useRefundDraft } from './refund-draft.ts';

/** /generalRefund/addChild: a child or an infant who travels along, and what becomes of it. */
export function AddAccompanyingScreen() {
  const t = useMessages('refund-form');
  const { href } = useNavigation();
  const today = useToday();
  const { order, find } = usePlace('addAccompanyingChild').query;
  const read = useRefundTickets({
    from: addMonths(today, -12),
    until: today,
    ...(order !== undefined && { orderNo: order }),
  });
  if (order === undefined)
    return (
      <Frame title={t('child.title')}>
        <EmptyState
          drawing="order"
          title={t('child.restart')}
          text={t('child.restartText')}
          action={
            <Button variant="outline" size="medium" href={href('refunds')}>
              {t('toList')}
            </Button>
          }
        />
      </Frame>
    );
  if (read.data) return <OfOrder orderNo={order} tickets={read.data.tickets} finds={find !== undefined} />;
  return (
    <Frame title={t('child.title')}>
      <Reading read={read} title={t('failed')}>
        {() => null}
      </Reading>
    </Frame>
  );
}

interface OfOrderProps {
  orderNo: string;
  tickets: readonly RefundTicket[];
  /** A child or an infant of another booking is looked up. */
  finds: boolean;
}

function OfOrder({ orderNo, tickets, finds }: OfOrderProps) {
  const { draft, change } = useRefundDraft(orderNo);
  const navigation = useNavigation();
  return (
    <Accompanying
      tickets={tickets}
      application={applicationOf(tickets, draft)}
      draft={draft}
      finds={finds}
      onDecide={(part) => {
        change({ ...part, agreed: false });
        navigation.returnTo('refundApplication', { query: { order: orderNo } });
      }}
    />
  );
}
