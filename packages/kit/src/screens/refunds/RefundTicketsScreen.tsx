import type { ComponentProps } from 'react';
import { useRefundTickets } from '../../client/refunds/refunds.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { addMonths } from '../../rules/days.ts';
import { useConfig } from '../../session/config-provider.tsx';
import { Frame } from '../shell/Frame.tsx';
import { Listed } from '../shell/Listed.tsx';
import { Reading } from '../shell/ReadStates.tsx';
import { useEndNames } from '../shell/use-end-names.ts';
import { useNow } from '../shell/use-now.ts';
import { useToday } from '../shell/use-today.ts';
import { ObstacleCard } from './ObstacleCard.tsx';
import { endsOf, obstacleIn, sortTickets } from './refundable.ts';
import { RefusedCard } from './RefusedCard.tsx';
import * as styles from './refunds.css.ts';

/** /generalRefund/refundTicket: tickets of an order that cannot be given back online as they are, each with its way out. */
export function RefundTicketsScreen() {
  const t = useMessages('refund');
  const { href } = useNavigation();
  const { hotline } = useConfig();
  const now = useNow();
  const today = useToday();
  const { order } = usePlace('refundTickets').query;
  const read = useRefundTickets({
    from: addMonths(today, -12),
    until: today,
    ...(order !== undefined && { orderNo: order }),
  });
  return (
    <Frame wide title={t('refused.bar')}>
      <Reading read={read} title={t('list.failed')} note={t('list.unchanged')}>
        {({ tickets, unreadable }) => {
          // Of all orders, those that the list of refunds counts; of one, each of its tickets.
          const refused =
            order === undefined
              ? sortTickets(tickets).refused
              : tickets
                  .filter((ticket) => obstacleIn(ticket) !== undefined)
                  .map((ticket) => [ticket] as const);
          const count = refused.flat().length;
          return (
            <Listed
              count={count}
              unreadable={unreadable}
              empty={
                <EmptyState
                  drawing="order"
                  title={t('list.empty')}
                  action={
                    <Button variant="outline" size="medium" href={href('refunds')}>
                      {t('title')}
                    </Button>
                  }
                />
              }
            >
              <h2 className={styles.headline}>{t('refused.title', { count })}</h2>
              <p className={styles.subline}>{t('refused.text')}</p>
              <ul className={styles.cards}>
                {refused.map((group) => (
                  <li key={group[0].ticketNo}>
                    {order === undefined && obstacleIn(group[0]) === 'irregularFlight' ? (
                      <RefusedFlight tickets={group} now={now} />
                    ) : (
                      <ObstacleCard ticket={group[0]} />
                    )}
                  </li>
                ))}
              </ul>
              <p className={styles.foot}>
                <Link href={`tel:${hotline}`}>{t('refused.hotline', { hotline })}</Link>
              </p>
            </Listed>
          );
        }}
      </Reading>
    </Frame>
  );
}

/** Tickets of an irregular flight, with the names of its ends. */
function RefusedFlight({ tickets, now }: Pick<ComponentProps<typeof RefusedCard>, 'tickets' | 'now'>) {
  const { from, to } = endsOf(tickets[0]);
  return <RefusedCard {...{ tickets, now }} {...useEndNames(from, to)} />;
}
