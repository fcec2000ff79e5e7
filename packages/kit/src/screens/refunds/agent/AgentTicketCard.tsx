import { Amount } from '../../../components/amount/Amount.tsx';
import type { AgentTicket } from '../../../contracts/refunds/agent-refund.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { CardHead } from '../../../primitives/card/CardHead.tsx';
import { shownTicket } from '../../../rules/tickets.ts';
import { useEndNames } from '../../shell/use-end-names.ts';
import * as styles from './agent.css.ts';

interface AgentTicketCardProps {
  ticket: AgentTicket;
  onOther: () => void;
}

/** The ticket that is given back, and the way to another one. */
export function AgentTicketCard({ ticket, onOther }: AgentTicketCardProps) {
  const t = useMessages('agent-refund');
  const { date } = useFormats();
  const { flightNo, departs, name, ticketNo, back, obstacle } = ticket;
  const { from, to } = useEndNames(ticket.from, ticket.to);
  return (
    <Card>
      <CardHead>
        <span className={styles.small}>
          {t('card.flight', { day: date(departs.slice(0, 10), 'weekday'), flightNo })}
        </span>
        <Button variant="text" size="medium" onClick={onOther}>
          {t('other')}
        </Button>
      </CardHead>
      <CardHead>
        <strong className={styles.amount}>{t('card.route', { from, to })}</strong>
        {!obstacle && back && <Amount value={back} className={styles.amount} />}
      </CardHead>
      <p className={styles.small}>{t('card.passenger', { name, ticket: shownTicket(ticketNo) })}</p>
    </Card>
  );
}
