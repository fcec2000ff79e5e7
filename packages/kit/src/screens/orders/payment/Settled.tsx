import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useSignedIn } from '../../../client/account/signed-in.ts';
import type { Payment } from '../../../contracts/orders/payments.ts';
import { paymentSeal, type PaymentResult } from '../../../components/payment/payment-seal.ts';
import { PaymentSlip } from '../../../components/payment/PaymentSlip.tsx';
import { NextSteps, type NextStep } from '../../../components/result/NextSteps.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { checkInOpensHours } from '../../../rules/check-in/check-in.ts';
import { isPayable } from '../../../rules/payments/payment.ts';
import { useConfig } from '../../../session/config-provider.tsx';
import { ResultFrame } from '../../shell/ResultFrame.tsx';
import { OrderAgain } from './OrderAgain.tsx';
import { orderOf } from './results.ts';
import { TicketingTimes } from './TicketingTimes.tsx';

/** For ticketed orders alone, once their flights are known. The result is whole without it, also where its code does not come. */
const OrderCalendar = lazy(async () => ({
  default: await import('./OrderCalendar.tsx').then(
    (part) => part.OrderCalendar,
    (): ComponentType<{ orderNo: string }> => () => null,
  ),
}));

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
  const steps = useSteps(payment);
  const later: readonly NextStep[] =
    order !== undefined && (payable || ended || state === 'ticketed')
      ? [...steps, { icon: 'receipt', title: t('toOrder'), href: order }]
      : steps;
  return (
    <ResultFrame
      bar={title}
      {...paymentSeal[result]}
      title={t(result)}
      text={t(`${result}.text`)}
      slip={<PaymentSlip payment={payment} />}
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
      {signedIn && kind === 'ticket' && state === 'ticketed' && (
        <Suspense>
          <OrderCalendar orderNo={orderNo} />
        </Suspense>
      )}
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

/** Steps after tickets have been paid, and whom to ask where money and order do not fit; other kinds of order have results of their own. */
function useSteps({ state }: Payment): readonly NextStep[] {
  const t = useMessages('payment');
  const shell = useMessages('shell');
  const { hotline } = useConfig();
  const { href } = useNavigation();
  if (state === 'ticketing')
    return [{ icon: 'ticket', title: t('then.ticket'), text: t('then.ticket.text') }];
  if (state === 'abnormal')
    return [{ icon: 'phone', title: shell('call'), when: hotline, href: `tel:${hotline}` }];
  if (state !== 'ticketed') return [];
  return [
    { icon: 'seat', title: t('then.seat'), href: href('checkIn', { query: { tab: 'todo' } }) },
    {
      icon: 'takeoff',
      title: t('then.checkIn'),
      text: t('then.checkIn.text', { hours: checkInOpensHours }),
    },
    { icon: 'calendar', title: t('then.trip'), text: t('then.trip.text'), href: href('trip') },
  ];
}
