import type { ReactNode } from 'react';
import { useSeatOrders } from '../../../client/check-in/seats.ts';
import { useTierOrders } from '../../../client/orders/tier-orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import type { PlainDestination } from '../../../navigation/routes.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { shopOf } from '../../../rules/orders/next-step.ts';
import type { PaymentKind } from '../../../rules/payments/payment.ts';
import { ChooseAgain } from '../ChooseAgain.tsx';
import { soldAt } from '../sold-at.ts';

interface Ended {
  orderNo: string;
}

/** The same seats' flight and people: the order knows them. */
function SeatsAgain({ orderNo }: Ended) {
  const order = useSeatOrders({ announce: 'silent' }).data?.orders.find((one) => one.orderNo === orderNo);
  return order && <ChooseAgain order={order} />;
}

/** The choice that the order was made at. */
function TierAgain({ orderNo }: Ended) {
  const t = useMessages('payment');
  const { href } = useNavigation();
  const order = useTierOrders({ announce: 'silent' }).data?.orders.find((one) => one.orderNo === orderNo);
  return order && <Button href={href(soldAt[order.kind])}>{t('orderAnew')}</Button>;
}

/** The place where something of its kind is ordered. */
function Anew({ to }: { to: PlainDestination }) {
  const t = useMessages('payment');
  const { href } = useNavigation();
  return <Button href={href(to)}>{t('orderAnew')}</Button>;
}

const anew: Readonly<Record<PaymentKind, (ended: Ended) => ReactNode>> = {
  seats: SeatsAgain,
  points: () => <Anew to={shopOf('points')} />,
  tier: TierAgain,
  ticket: () => <Anew to={shopOf('ticket')} />,
  change: () => <Anew to="rescheduleTicketInquiry" />,
  upgrade: () => <Anew to="upgradePassengers" />,
  service: () => <Anew to="moreServices" />,
};

/** The way to order again what was not paid in time; nothing while it is not known where. */
export function OrderAgain({ kind, orderNo }: Ended & { kind: PaymentKind }) {
  const Again = anew[kind];
  return <Again orderNo={orderNo} />;
}
