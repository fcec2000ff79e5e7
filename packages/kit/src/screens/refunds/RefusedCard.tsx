import { memo } from 'react';
import { RefundCard } from '../../components/refund/RefundCard.tsx';
import type { RefundTicket } from '../../contracts/refunds/refund-tickets.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { namedTicket } from '../../rules/tickets.ts';
import type { EndNames } from '../shell/use-end-names.ts';
import { BackSum } from './BackSum.tsx';
import { figuresOf, nextLeg, obstacleIn } from './refundable.ts';
import { useObstacleText } from './use-obstacle-text.ts';
import * as styles from './refunds.css.ts';

/** `from` and `to` are the names of the ends of the next flight. */
interface RefusedCardProps extends EndNames {
  /** Several of an irregular flight alone. */
  tickets: readonly [RefundTicket, ...RefundTicket[]];
  now: number | undefined;
}

/** Tickets that need another way: the tag says what first, and the button how. */
export const RefusedCard = memo(function RefusedCard({ tickets, now, from, to }: RefusedCardProps) {
  const [ticket, ...others] = tickets;
  const t = useMessages('refund');
  const irregular = useMessages('return-ticket');
  const { href } = useNavigation();
  const text = useObstacleText();
  const leg = nextLeg(ticket);
  const obstacle = obstacleIn(ticket);
  if (!obstacle) return null;
  const { back, points, pointsBack } = (now === undefined ? undefined : figuresOf(ticket, now)) ?? {};
  const isIrregular = obstacle === 'irregularFlight';
  const label = isIrregular ? irregular('title') : t('how');
  const isMail = obstacle === 'printedItinerary';
  return (
    <RefundCard
      flight={leg && { flightNo: leg.flightNo, departs: leg.departs, from, to }}
      badge={
        <Badge tone={isMail ? 'attention' : 'neutral'} icon={isMail ? 'mail' : 'info'}>
          {t(`obstacle.${obstacle}`)}
        </Badge>
      }
      people={tickets.map(({ name, ticketNo }) => ({ name, ticketNo }))}
      sum={
        others.length === 0 &&
        back !== undefined &&
        // Of points, which come first, nothing is told rather than the money alone.
        (points === undefined || pointsBack !== undefined) &&
        ticket.paxType === 'ADT' && (
          <>
            <span className={styles.sumLabel}>{t('estimated')}</span>{' '}
            <span className={styles.sum}>
              <BackSum sum={{ back, pointsBack }} currency={ticket.currency} />
            </span>
          </>
        )
      }
      foot={text(obstacle)}
      action={
        <Button
          variant="outline"
          tone="action"
          size="medium"
          href={
            isIrregular ? href('ticketRefunds') : href('refundTickets', { query: { order: ticket.orderNo } })
          }
          aria-label={`${label} ${namedTicket(ticket)}`}
        >
          {label}
        </Button>
      }
    />
  );
});
