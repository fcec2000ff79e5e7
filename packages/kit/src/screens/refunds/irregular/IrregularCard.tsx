import { RefundCard, RefundSum } from '../../../components/refund/RefundCard.tsx';
import type { RefundTicket } from '../../../contracts/refunds/refund-tickets.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Badge } from '../../../primitives/badge/Badge.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { sumOfRefund } from '../../../rules/refunds/sum.ts';
import { namedTicket } from '../../../rules/tickets.ts';
import { BackSum } from '../BackSum.tsx';
import { figuresOf, nextLeg } from '../refundable.ts';
import { useFlightOf } from '../use-flight-of.ts';

interface IrregularCardProps {
  /** Of one order and one flight. */
  tickets: readonly [RefundTicket, ...RefundTicket[]];
  /** Children and infants who go along with them. */
  along: readonly RefundTicket[];
  /** Current minute of the airline's clock; undefined while it is not known. */
  now: number | undefined;
}

/** Tickets of an irregular flight, what they bring, and the way to give them back. */
export function IrregularCard({ tickets, along, now }: IrregularCardProps) {
  const t = useMessages('return-ticket');
  const refund = useMessages('refund');
  const { href } = useNavigation();
  const [{ orderNo, currency }] = tickets;
  const people = [...tickets, ...along];
  const flight = useFlightOf(nextLeg(tickets[0]));
  const figures = now === undefined ? [] : tickets.map((ticket) => figuresOf(ticket, now));
  const sum = sumOfRefund(figures.map((one) => one ?? {}));
  return (
    <RefundCard
      flight={flight}
      badge={<Badge tone="done">{t('free')}</Badge>}
      people={people.map(({ name, ticketNo, paxType }, at) => ({
        name,
        ticketNo,
        sum:
          paxType === 'ADT'
            ? now !== undefined && people.length > 1 && <BackSum sum={figures[at]} currency={currency} />
            : refund(`paxType.${paxType}`),
      }))}
      foot={
        now !== undefined && (
          <RefundSum label={refund('estimatedCount', { count: tickets.length })}>
            <BackSum {...{ sum, currency }} />
          </RefundSum>
        )
      }
      action={
        <Button
          variant="tinted"
          size="medium"
          href={href('refundApplication', { query: { order: orderNo } })}
          aria-label={`${t('apply')} ${namedTicket(tickets[0])}`}
        >
          {t('apply')}
        </Button>
      }
    />
  );
}
