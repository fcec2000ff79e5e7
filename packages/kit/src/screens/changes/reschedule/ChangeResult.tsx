import { Amount } from '../../../components/amount/Amount.tsx';
import { FlightChange } from '../../../components/ticket-change/FlightChange.tsx';
import { OrderFact, OrderFacts } from '../../../components/order/OrderFacts.tsx';
import { NextSteps, type NextStep } from '../../../components/result/NextSteps.tsx';
import type { SealTone } from '../../../components/result/Seal.tsx';
import type { ChangeOrder } from '../../../contracts/changes/change.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import type { IconName } from '../../../primitives/icon/Icon.tsx';
import { shownTicket } from '../../../rules/tickets.ts';
import { useConfig } from '../../../session/config-provider.tsx';
import { ResultFrame } from '../../shell/ResultFrame.tsx';
import { useFlightWords } from '../use-flight-words.ts';
import * as styles from '../changes.css.ts';
import { CancelChange } from './CancelChange.tsx';

type Status = ChangeOrder['state'] | 'expired';

interface ChangeResultProps {
  order: ChangeOrder;
  status: Status;
}

const seals: Readonly<Record<Status, { tone: SealTone; icon?: IconName }>> = {
  completed: { tone: 'done' },
  ticketing: { tone: 'waiting' },
  waitlist: { tone: 'waiting' },
  waiting: { tone: 'due' },
  abnormal: { tone: 'refused', icon: 'alert' },
  cancelled: { tone: 'over' },
  expired: { tone: 'over', icon: 'clock' },
};

/** A change as it ended: the new ticket, what was paid or comes back, and what comes next. */
export function ChangeResult({ order, status }: ChangeResultProps) {
  const t = useMessages('changes');
  const { side } = useFlightWords();
  const navigation = useNavigation();
  const steps = useSteps(order, status);
  const failed = status === 'waiting' && order.paymentFailed === true;
  const open = status === 'waiting' || status === 'waitlist';
  return (
    <ResultFrame
      bar={t('result.title')}
      {...(failed ? { tone: 'refused' as const } : seals[status])}
      title={t(failed ? 'result.failedPayment' : `result.${status}`)}
      text={t(`result.${status}.text`)}
      slip={
        <FlightChange
          was={side(order.was)}
          is={order.legs.map(side)}
          done={status === 'completed'}
          kept={status !== 'completed'}
        />
      }
      next={
        status === 'waiting' ? (
          <Button tone="pay" href={navigation.href('payment', { params: { id: order.orderNo } })}>
            {t('bar.pay')}
          </Button>
        ) : status === 'completed' ? (
          <Button href={navigation.href('checkIn', { query: { tab: 'todo' } })}>{t('next.seat')}</Button>
        ) : status === 'cancelled' || status === 'expired' ? (
          <Button href={navigation.href('rescheduleTicketInquiry')}>{t('toTickets')}</Button>
        ) : (
          <Button href={navigation.href('trip')}>{t('next.trip')}</Button>
        )
      }
    >
      <Sums {...{ order, status }} />
      {steps.length > 0 && <NextSteps steps={steps} />}
      {open && <CancelChange orderNo={order.orderNo} waitlist={status === 'waitlist'} />}
    </ResultFrame>
  );
}

const paid: ReadonlySet<Status> = new Set(['completed', 'ticketing', 'abnormal']);

/** Passengers with old and new ticket numbers, and what each pays or gets back. */
function Sums({ order, status }: ChangeResultProps) {
  const { passengers, pay, back, payPoints = 0, backPoints = 0, splitTo } = order;
  const isOver = status === 'cancelled' || status === 'expired';
  const t = useMessages('changes');
  const { href } = useNavigation();
  return (
    <Card>
      <OrderFacts>
        {passengers.map(({ name, ticketNo, newTicketNo }) => (
          <OrderFact key={ticketNo} label={name}>
            <span className={styles.tickets}>
              {newTicketNo === undefined ? (
                shownTicket(ticketNo)
              ) : (
                <>
                  <del className={styles.struck}>{shownTicket(ticketNo)}</del>
                  <strong>{shownTicket(newTicketNo)}</strong>
                </>
              )}
            </span>
          </OrderFact>
        ))}
        {!isOver && (
          <OrderFact
            label={t(
              paid.has(status) ? 'total.paid' : status === 'waitlist' ? 'total.payLater' : 'outcome.pay',
            )}
          >
            <Amount value={pay} />
          </OrderFact>
        )}
        {!isOver && back.amount > 0 && (
          <OrderFact
            label={t('total.back', { count: passengers.filter(({ due }) => due.amount < 0).length })}
          >
            <Amount value={back} />
          </OrderFact>
        )}
        {!isOver && payPoints > 0 && (
          <OrderFact label={t('total.payPoints')}>
            <Amount value={payPoints} />
          </OrderFact>
        )}
        {!isOver && backPoints > 0 && (
          <OrderFact label={t('total.backPoints')}>
            <Amount value={backPoints} />
          </OrderFact>
        )}
        {splitTo !== undefined && (
          <OrderFact label={t('result.split')}>
            <Link href={href('orderDetail', { params: { id: splitTo } })}>{splitTo}</Link>
          </OrderFact>
        )}
      </OrderFacts>
    </Card>
  );
}

function useSteps(order: ChangeOrder, status: Status): readonly NextStep[] {
  const t = useMessages('changes');
  const { date } = useFormats();
  const { href } = useNavigation();
  const { hotline } = useConfig();
  if (status === 'completed')
    return [
      { icon: 'seat', title: t('next.seat'), href: href('checkIn', { query: { tab: 'todo' } }) },
      { icon: 'takeoff', title: t('next.trip'), href: href('trip') },
      ...(order.back.amount > 0
        ? [{ icon: 'wallet', title: t('next.back'), when: t('next.back.when') } as const]
        : []),
    ];
  if (status === 'ticketing')
    return [
      {
        icon: 'ticket',
        title: t('next.ticket'),
        ...(order.ticketBy !== undefined && { when: date(order.ticketBy, 'time') }),
      },
    ];
  if (status === 'abnormal')
    return [{ icon: 'phone', title: t('way.call', { hotline }), href: `tel:${hotline}` }];
  const kept = { icon: 'ticket', title: t('next.kept'), text: t('next.kept.text') } as const;
  if (status !== 'waiting' || order.payUntil === undefined) return [kept];
  const time = `${date(order.payUntil, 'monthDay')} ${date(order.payUntil, 'time')}`;
  return [{ icon: 'wallet', title: t('next.pay', { time }) }, kept];
}
