import { MaskedSentence } from '../../../components/person-line/MaskedSentence.tsx';
import { lazy, Suspense, type ReactNode } from 'react';
import { useSignedIn } from '../../../client/account/signed-in.ts';
import type { IssuedTickets, Payment } from '../../../contracts/orders/payments.ts';
import { paymentSeal, type PaymentResult } from '../../../components/payment/payment-seal.ts';
import { PaymentSlip } from '../../../components/payment/PaymentSlip.tsx';
import { NextSteps, type NextStep } from '../../../components/result/NextSteps.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { isPayable } from '../../../rules/payments/payment.ts';
import { ResultFrame } from '../../shell/ResultFrame.tsx';
import type { IssuedSlipProps } from './IssuedSlip.tsx';
import { OrderAgain } from './OrderAgain.tsx';
import { orderOf } from './results.ts';
import { TicketingTimes } from './TicketingTimes.tsx';
import { TicketWays } from './TicketWays.tsx';
import { usePaymentSteps } from './use-payment-steps.ts';

/** For issued tickets alone. Where its code does not come, the receipt is that of any payment. */
const IssuedSlip = lazy(async () => ({
  default: await import('./IssuedSlip.tsx').then(
    (part) => part.IssuedSlip,
    () =>
      ({ payment }: IssuedSlipProps) => <PaymentSlip payment={payment} />,
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
  const gone = issued?.since === 'refunded';
  const steps = usePaymentSteps(payment, issued);
  const later: readonly NextStep[] =
    order !== undefined && issued === undefined && (payable || ended || state === 'ticketed')
      ? [...steps, { icon: 'receipt', title: t('toOrder'), href: order }]
      : steps;
  return (
    <ResultFrame
      bar={title}
      {...(gone ? { tone: 'over' as const } : paymentSeal[result])}
      title={t(issued?.since ? `since.${issued.since}` : result)}
      text={
        issued?.since ? (
          t(`ticketed.${issued.since}`)
        ) : issued?.sentTo === undefined ? (
          t(`${result}.text`)
        ) : (
          <MaskedSentence text={t('ticketed.sentTo', { phone: issued.sentTo })} />
        )
      }
      slip={
        issued ? (
          <Suspense fallback={<Skeleton inlineSize="100%" blockSize={260} />}>
            <IssuedSlip payment={payment} issued={issued} />
          </Suspense>
        ) : (
          <PaymentSlip payment={payment} />
        )
      }
      next={
        <>
          {payable && (
            <Button tone="pay" href={navigation.href('payment', { params: { id: orderNo } })}>
              {t(state === 'failed' ? 'payAgain' : 'payNow')}
            </Button>
          )}
          {ended && <OrderAgain kind={kind} orderNo={orderNo} />}
          {!payable && !ended && order !== undefined && (
            <OnwardButton seats={state === 'ticketed' && !gone} order={order} />
          )}
        </>
      }
    >
      {state === 'ticketing' && <TicketingTimes payment={payment} />}
      {later.length > 0 && <NextSteps steps={later} />}
      {issued && !gone && <TicketWays journeys={issued.journeys} order={order} orderNo={orderNo} />}
      {children}
    </ResultFrame>
  );
}

interface OnwardButtonProps {
  /** Tickets can be flown. */
  seats: boolean;
  order: string;
}

/** To the seats of tickets that have been issued, else to the order. */
function OnwardButton({ seats, order }: OnwardButtonProps) {
  const t = useMessages('payment');
  const { href } = useNavigation();
  return seats ? (
    <Button href={href('checkIn', { query: { tab: 'todo' } })}>{t('then.seat')}</Button>
  ) : (
    <Button href={order}>{t('toOrder')}</Button>
  );
}
