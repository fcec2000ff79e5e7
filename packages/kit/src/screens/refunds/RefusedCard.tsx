import { Amount } from '../../components/amount/Amount.tsx';
import { RefundCard } from '../../components/refund/RefundCard.tsx';
import type { RefundTicket } from '../../contracts/refunds/refund-tickets.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { figuresOf, nextLeg, obstacleIn } from './refundable.ts';
import { useFlightOf } from './use-flight-of.ts';
import { useObstacleText } from './use-obstacle-text.ts';
import * as styles from './refunds.css.ts';

interface RefusedCardProps {
  ticket: RefundTicket;
  now: number | undefined;
}

/** A ticket that needs another way: the tag says what first, and the button how. */
export function RefusedCard({ ticket, now }: RefusedCardProps) {
  const t = useMessages('refund');
  const { href } = useNavigation();
  const text = useObstacleText();
  const flight = useFlightOf(nextLeg(ticket));
  const obstacle = obstacleIn(ticket);
  if (!obstacle) return null;
  const back = now === undefined ? undefined : figuresOf(ticket, now)?.back;
  const isMail = obstacle === 'printedItinerary';
  return (
    <RefundCard
      flight={flight}
      badge={
        <Badge tone={isMail ? 'attention' : 'neutral'} icon={isMail ? 'mail' : 'info'}>
          {t(`obstacle.${obstacle}`)}
        </Badge>
      }
      people={[{ name: ticket.name, ticketNo: ticket.ticketNo }]}
      sum={
        back !== undefined &&
        ticket.paxType === 'ADT' && (
          <>
            <span className={styles.sumLabel}>{t('estimated')}</span>{' '}
            <span className={styles.sum}>
              <Amount value={{ amount: back, currency: ticket.currency }} />
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
          href={href('refundTickets', { query: { order: ticket.orderNo } })}
        >
          {t('how')}
        </Button>
      }
    />
  );
}
