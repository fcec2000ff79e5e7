import { memo } from 'react';
import { AmountSum } from '../../components/amount/AmountSum.tsx';
import { RefundCard } from '../../components/refund/RefundCard.tsx';
import { RefundOutcomeBadge, RefundStateBadge } from '../../components/refund/RefundStateBadge.tsx';
import { WhereMoney } from '../../components/refund/WhereMoney.tsx';
import type { RefundRequest } from '../../contracts/refunds/refund-request.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { awaitsCall } from '../../rules/refunds/request.ts';
import { namedTicket } from '../../rules/tickets.ts';
import { useFlightOf } from './use-flight-of.ts';
import { requestPlace } from './request-place.ts';
import { sumLabelOf } from './sum-label.ts';
import { useMoneyWay } from './use-money-way.ts';
import * as styles from './refunds.css.ts';

/** A request in the list: its tickets, how far it is, and the way to its money. */
export const ReturnedCard = memo(function ReturnedCard({ request }: { request: RefundRequest }) {
  const t = useMessages('refund');
  const { href } = useNavigation();
  const { overdue, certain } = useMoneyWay(request);
  const [first] = request.tickets;
  const flight = useFlightOf(legOf(first));
  const foot = useFoot(request);
  const to = href(requestPlace(request), { query: { request: request.requestNo } });
  const { pointsBack = 0 } = request;
  const told = first && namedTicket(first);
  const { state } = request;
  const next =
    state === 'supplement' ? 'supplement' : state === 'rejected' || state === 'partly' ? 'why' : undefined;
  return (
    <RefundCard
      flight={flight}
      badge={<RefundStateBadge state={request.state} overdue={overdue} about={!certain} />}
      people={request.tickets.map(({ name, ticketNo, outcome }) => ({
        name,
        ticketNo,
        sum: <RefundOutcomeBadge outcome={outcome} />,
      }))}
      sum={
        (request.back || pointsBack > 0) && (
          <>
            <span className={styles.sumLabel}>{t(sumLabelOf(request))}</span>{' '}
            <span className={styles.sum}>
              <AmountSum points={pointsBack} cash={request.back ? [request.back] : []} unit={t('points')} />
            </span>
          </>
        )
      }
      foot={foot}
      action={
        next ? (
          <Button
            variant="outline"
            tone="action"
            size="medium"
            href={to}
            aria-label={[t(next), told].join(' ').trim()}
          >
            {t(next)}
          </Button>
        ) : (
          <WhereMoney href={to} overdue={overdue} about={!certain} of={told} />
        )
      }
    />
  );
});

const legOf = (ticket: RefundRequest['tickets'][number] | undefined) => {
  const { flightNo, from, to, departs } = ticket ?? {};
  return flightNo !== undefined && from !== undefined && to !== undefined && departs !== undefined
    ? { flightNo, from, to, departs }
    : undefined;
};

/** Facts of a request in a line. */
function useFoot(request: RefundRequest): string | undefined {
  const t = useMessages('refund');
  const { date } = useFormats();
  const { state, times, rejection, wanted, suspension } = request;
  if (state === 'sent' && times.sent !== undefined) return t('sentOn', { day: date(times.sent, 'monthDay') });
  if (state === 'approved') return t('sendsNext');
  if (awaitsCall(state)) return t('contact');
  return rejection ?? wanted ?? suspension;
}
