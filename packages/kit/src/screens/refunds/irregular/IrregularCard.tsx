import { Amount } from '../../../components/amount/Amount.tsx';
import { RefundCard, RefundSum } from '../../../components/refund/RefundCard.tsx';
import type { RefundTicket } from '../../../contracts/refunds/refund-tickets.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Badge } from '../../../primitives/badge/Badge.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { sumOfRefund } from '../../../rules/refunds/sum.ts';
import { figuresOf, nextLeg } from '../refundable.ts';
import { useFlightOf } from '../use-flight-of.ts';

interface IrregularCardProps {
  /** Of one order and one flight. */
  tickets: readonly [RefundTicket, ...RefundTicket[]];
  /** Current minute of the airline's clock; undefined while it is not known. */
  now: number | undefined;
}

/** Tickets of an irregular flight, what they bring, and the way to give them back. */
export function IrregularCard({ tickets, now }: IrregularCardProps) {
  const t = useMessages('return-ticket');
  const refund = useMessages('refund');
  const { href } = useNavigation();
  const [{ orderNo, currency }, ...others] = tickets;
  const flight = useFlightOf(nextLeg(tickets[0]));
  const figures = now === undefined ? [] : tickets.map((ticket) => figuresOf(ticket, now));
  const { back } = sumOfRefund(figures.map((one) => one ?? {}));
  const sumOf = (amount: number | undefined) =>
    amount === undefined ? refund('unknownSum') : <Amount value={{ amount, currency }} />;
  return (
    <RefundCard
      flight={flight}
      badge={<Badge tone="done">{t('free')}</Badge>}
      people={tickets.map(({ name, ticketNo }, at) => ({
        name,
        ticketNo,
        sum: now !== undefined && others.length > 0 && sumOf(figures[at]?.back),
      }))}
      foot={
        now !== undefined && (
          <RefundSum label={refund('estimatedCount', { count: tickets.length })}>{sumOf(back)}</RefundSum>
        )
      }
      action={
        <Button
          variant="tinted"
          size="medium"
          href={href('refundApplication', { query: { order: orderNo } })}
        >
          {t('apply')}
        </Button>
      }
    />
  );
}
