import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useSignedIn } from '../../../client/account/signed-in.ts';
import type { OrderJourney } from '../../../contracts/orders/order-detail.ts';
import type { IssuedTickets, Payment } from '../../../contracts/orders/payments.ts';
import { paymentSeal, type PaymentResult } from '../../../components/payment/payment-seal.ts';
import { PaymentSlip } from '../../../components/payment/PaymentSlip.tsx';
import { TicketSlip } from '../../../components/payment/TicketSlip.tsx';
import { NextSteps, type NextStep } from '../../../components/result/NextSteps.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { checkInOpensHours, checkInWindow } from '../../../rules/check-in/check-in.ts';
import { isPayable } from '../../../rules/payments/payment.ts';
import { atPlace, localTime } from '../../../rules/time/time.ts';
import { useConfig } from '../../../session/config-provider.tsx';
import { ResultFrame } from '../../shell/ResultFrame.tsx';
import { OrderAgain } from './OrderAgain.tsx';
import { orderOf } from './results.ts';
import { TicketingTimes } from './TicketingTimes.tsx';
import * as styles from './payment.css.ts';

/** For issued tickets alone. The result is whole without it, also where its code does not come. */
const OrderCalendar = lazy(async () => ({
  default: await import('./OrderCalendar.tsx').then(
    (part) => part.OrderCalendar,
    (): ComponentType<{ journeys: readonly OrderJourney[] }> => () => null,
  ),
}));

/** Tickets of which all could be read; without, the receipt names none, and the order says what is missing. */
const wholeOf = (issued: Payment['issued']): IssuedTickets | undefined =>
  issued && issued.journeys.length > 0 && !issued.unreadable ? issued : undefined;

export interface SettledProps {
  title: string;
  payment: Payment;
  /** Result to tell; the payment's own state without it. */
  result?: PaymentResult;
  /** Below what was paid for. */
  children?: ReactNode;
}

/** How a payment stands, with the ways on: to the order, and to the payment while it can still be made, else to another order. */
export function Settled({ title, payment, result = payment.state, children }: SettledProps) {
  const t = useMessages('payment');
  const navigation = useNavigation();
  const { orderNo, kind, state } = payment;
  const signedIn = useSignedIn();
  const order = signedIn ? orderOf[kind](navigation, orderNo) : undefined;
  const payable = isPayable(state) && result === state;
  const ended = state === 'expired' || state === 'cancelled';
  const issued = result === 'ticketed' ? wholeOf(payment.issued) : undefined;
  const steps = useSteps(payment, issued);
  const later: readonly NextStep[] =
    order !== undefined && issued === undefined && (payable || ended || state === 'ticketed')
      ? [...steps, { icon: 'receipt', title: t('toOrder'), href: order }]
      : steps;
  return (
    <ResultFrame
      bar={title}
      {...paymentSeal[result]}
      title={t(result)}
      text={
        issued?.sentTo === undefined ? t(`${result}.text`) : t('ticketed.sentTo', { phone: issued.sentTo })
      }
      slip={issued ? <TicketSlip issued={issued} cash={payment.cash} /> : <PaymentSlip payment={payment} />}
      next={
        <>
          {payable && (
            <Button tone="pay" href={navigation.href('payment', { params: { id: orderNo } })}>
              {t(state === 'failed' ? 'payAgain' : 'payNow')}
            </Button>
          )}
          {ended && <OrderAgain kind={kind} orderNo={orderNo} />}
          {!payable && !ended && order !== undefined && <OnwardButton state={state} order={order} />}
        </>
      }
    >
      {state === 'ticketing' && <TicketingTimes payment={payment} />}
      {later.length > 0 && <NextSteps steps={later} />}
      {issued && <TicketWays journeys={issued.journeys} order={order} orderNo={orderNo} />}
      {children}
    </ResultFrame>
  );
}

/** To the seats of tickets that have been issued, else to the order. */
function OnwardButton({ state, order }: Pick<Payment, 'state'> & { order: string }) {
  const t = useMessages('payment');
  const { href } = useNavigation();
  return state === 'ticketed' ? (
    <Button href={href('checkIn', { query: { tab: 'todo' } })}>{t('then.seat')}</Button>
  ) : (
    <Button href={order}>{t('toOrder')}</Button>
  );
}

interface TicketWaysProps extends Pick<IssuedTickets, 'journeys'> {
  orderNo: string;
  /** Address of the order; a guest has none. */
  order: string | undefined;
}

/** Ways on from issued tickets that are no step: into the calendar, and for a member to trip, order and invoice. */
function TicketWays({ journeys, order, orderNo }: TicketWaysProps) {
  const t = useMessages('payment');
  const { href } = useNavigation();
  return (
    <div className={styles.ways}>
      <Suspense>
        <OrderCalendar journeys={journeys} />
      </Suspense>
      {order !== undefined && (
        <>
          <Button variant="text" size="medium" icon="calendar" href={href('trip')}>
            {t('then.trip')}
          </Button>
          <Button variant="text" size="medium" icon="orders" href={order}>
            {t('then.order')}
          </Button>
          <Button
            variant="text"
            size="medium"
            icon="receipt"
            href={href('vouchers', { query: { order: orderNo } })}
          >
            {t('then.invoice')}
          </Button>
        </>
      )}
    </div>
  );
}

/** Steps after tickets have been paid, and whom to ask where money and order do not fit; other kinds of order have results of their own. */
function useSteps({ state }: Payment, issued: IssuedTickets | undefined): readonly NextStep[] {
  const t = useMessages('payment');
  const shell = useMessages('shell');
  const { hotline } = useConfig();
  const { href } = useNavigation();
  const { date } = useFormats();
  if (state === 'ticketing')
    return [{ icon: 'ticket', title: t('then.ticket'), text: t('then.ticket.text') }];
  if (state === 'abnormal')
    return [{ icon: 'phone', title: shell('call'), when: hotline, href: `tel:${hotline}` }];
  if (state !== 'ticketed') return [];
  const seats: NextStep = {
    icon: 'seat',
    title: t('then.seat'),
    text: t('then.seat.text'),
    when: t('then.now'),
    href: href('checkIn', { query: { tab: 'todo' } }),
  };
  const services: NextStep = {
    icon: 'baggage',
    title: t('then.services'),
    text: t('then.services.text'),
    href: href('service'),
  };
  const [first] = issued?.journeys ?? [];
  const checkIn: NextStep = {
    icon: 'pass',
    title: t('then.checkIn'),
    text: t('then.checkIn.text', { hours: checkInOpensHours }),
  };
  if (!first || !issued) return [seats, checkIn, services];
  const { departure } = first;
  const { opens, closes } = checkInWindow({ departure, international: issued.international });
  const at = (instant: number) => localTime(atPlace(instant, departure.time));
  const opening = at(opens);
  return [
    seats,
    { ...checkIn, when: `${date(opening.day, 'monthDay')} ${opening.time}` },
    {
      icon: 'takeoff',
      title: t('then.airport'),
      text: t('then.airport.text', {
        place: [departure.name, departure.terminal].filter(Boolean).join(' '),
        time: at(closes).time,
      }),
      when: date(localTime(departure.time).day, 'monthDay'),
    },
    services,
  ];
}
