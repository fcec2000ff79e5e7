import { useState } from 'react';
import { useRefundTickets } from '../../client/refunds/refunds.ts';
import type { RefundTicket } from '../../contracts/refunds/refund-tickets.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { addMonths } from '../../rules/days.ts';
import { isGivenBack } from '../../rules/refunds/obstacles.ts';
import { shownTicket } from '../../rules/tickets.ts';
import { localTime } from '../../rules/time/time.ts';
import type { TicketTyped } from '../../validators/check-in/ticket-search.ts';
import { useOpened } from '../shell/use-opened.ts';
import { useToday } from '../shell/use-today.ts';
import { spanLimits } from './list-filter.ts';
import { nextLeg, stillOfUse } from './refundable.ts';
import { useFlightOf } from './use-flight-of.ts';

interface OwnTicketsProps {
  onChoose: (ticket: TicketTyped) => void;
}

/** A ticket whose fees the calculator tells: an adult's that can still be flown. */
const isPriced = (ticket: RefundTicket): boolean =>
  ticket.paxType === 'ADT' && !isGivenBack(ticket.obstacle?.kind) && nextLeg(ticket)?.flown === false;

/** So many are shown at first; one more would not be worth a button. */
const firstShown = 6;

/** The member's tickets, those that can be changed or given back leading, each with its fees one press away; nothing without any, for the form is there. */
export function OwnTickets({ onChoose }: OwnTicketsProps) {
  const t = useMessages('fees');
  const today = useToday();
  const { data } = useRefundTickets(
    { from: addMonths(today, -spanLimits.most), until: today },
    { announce: 'silent' },
  );
  const [all, setAll] = useState(false);
  const now = useOpened();
  const tickets = stillOfUse(data?.tickets.filter(isPriced) ?? [], now.getTime());
  const hidden = !all && tickets.length > firstShown + 1;
  if (tickets.length === 0) return null;
  return (
    <Section title={t('own.title')}>
      <ListCard>
        {tickets.slice(0, hidden ? firstShown : undefined).map((ticket) => (
          <OwnTicket key={ticket.ticketNo} ticket={ticket} onChoose={onChoose} />
        ))}
      </ListCard>
      {hidden && (
        <Button variant="text" size="medium" icon="chevron-down" onClick={() => setAll(true)}>
          {t('own.all', { count: tickets.length })}
        </Button>
      )}
    </Section>
  );
}

function OwnTicket({ ticket, onChoose }: OwnTicketsProps & { ticket: RefundTicket }) {
  const t = useMessages('fees');
  const { date } = useFormats();
  const flight = useFlightOf(nextLeg(ticket));
  if (!flight) return null;
  const { ticketNo, name } = ticket;
  const { day, time } = localTime(flight.departs);
  return (
    <ListRow
      label={`${flight.flightNo} ${flight.from} – ${flight.to}`}
      detail={t('own.row', { name: `${name} · ${shownTicket(ticketNo)}`, day: date(day, 'weekday'), time })}
      onClick={() => onChoose({ ticketNo, name })}
    />
  );
}
