import { memo } from 'react';
import { RefundCard, RefundSum } from '../../components/refund/RefundCard.tsx';
import { RefundStateBadge } from '../../components/refund/RefundStateBadge.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { nextLoss, sumOfRefund } from '../../rules/refunds/sum.ts';
import { namedTicket } from '../../rules/tickets.ts';
import type { EndNames } from '../shell/use-end-names.ts';
import { BackSum } from './BackSum.tsx';
import { figuresOf, nextLeg, pricedOf, type RefundableGroup } from './refundable.ts';
import type { LossWords } from './use-loss-words.tsx';

/** `from` and `to` are the names of the ends of the next flight. */
interface RefundableCardProps extends EndNames {
  group: RefundableGroup;
  /** Current minute of the airline's clock; undefined while it is not known. */
  now: number | undefined;
  /** The first card of the list has the one filled button. */
  isFirst: boolean;
  lossWords: LossWords;
}

/** Tickets of one order that can be given back in one go, and what they bring now. */
export const RefundableCard = memo(function RefundableCard({
  group: { orderNo, tickets, along },
  now,
  isFirst,
  from,
  to,
  lossWords,
}: RefundableCardProps) {
  const t = useMessages('refund');
  const { href } = useNavigation();
  const [first] = tickets;
  if (!first) return null;
  const leg = nextLeg(first);
  const { currency } = first;
  const figures = now === undefined ? [] : tickets.map((ticket) => figuresOf(ticket, now));
  const sum = sumOfRefund(figures.map((one) => one ?? {}));
  const priced = pricedOf(first);
  const loss = now === undefined ? undefined : priced && nextLoss(priced, now);
  const names = tickets.map(namedTicket).join(' · ');
  return (
    <RefundCard
      flight={leg && { flightNo: leg.flightNo, departs: leg.departs, from, to }}
      badge={<RefundStateBadge state={first.review ? 'review' : 'refundable'} />}
      people={[...tickets, ...along].map((ticket, at) => ({
        name: ticket.name,
        ticketNo: ticket.ticketNo,
        sum:
          ticket.paxType === 'ADT'
            ? now !== undefined && <BackSum sum={figures[at]} currency={currency} />
            : t('along.byHand', { type: t(`paxType.${ticket.paxType}`) }),
      }))}
      foot={
        now !== undefined && (
          <RefundSum label={t('estimatedCount', { count: tickets.length })}>
            <BackSum {...{ sum, currency }} />
          </RefundSum>
        )
      }
      action={
        <Button
          variant={isFirst ? 'filled' : 'outline'}
          tone="action"
          size="medium"
          href={href('refundApplication', { query: { order: orderNo } })}
          aria-label={t('goOf', { what: `${leg?.flightNo ?? ''} ${names}`.trim() })}
        >
          {t('go')}
        </Button>
      }
      {...(loss && { loss: lossWords(loss, currency) })}
    />
  );
});
