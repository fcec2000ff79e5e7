import type { RefundTicket } from '../../../contracts/refunds/refund-tickets.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Badge } from '../../../primitives/badge/Badge.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { CardHead } from '../../../primitives/card/CardHead.tsx';
import { shownTicket } from '../../../rules/tickets.ts';
import { nextLeg } from '../refundable.ts';
import * as styles from './irregular.css.ts';

/** A ticket of an irregular flight, and the way to give it back. */
export function IrregularCard({ ticket }: { ticket: RefundTicket }) {
  const t = useMessages('return-ticket');
  const { date } = useFormats();
  const { href } = useNavigation();
  const leg = nextLeg(ticket);
  return (
    <Card>
      <CardHead>
        <strong>
          {leg &&
            t('card.flight', {
              day: date(leg.departs.slice(0, 10), 'weekday'),
              flightNo: leg.flightNo,
            })}
        </strong>
        <Badge tone="done">{t('free')}</Badge>
      </CardHead>
      <CardHead>
        <span className={styles.note}>
          {t('card.passenger', { name: ticket.name, ticket: shownTicket(ticket.ticketNo) })}
        </span>
        <Button
          variant="tinted"
          size="medium"
          href={href('refundApplication', { query: { order: ticket.orderNo } })}
        >
          {t('apply')}
        </Button>
      </CardHead>
    </Card>
  );
}
