import type { ReactNode } from 'react';
import { useSeatOrders } from '../../../client/check-in/seats.ts';
import { useTierOrders } from '../../../client/orders/tier-orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
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

function PointsAnew() {
  const t = useMessages('payment');
  const { href } = useNavigation();
  return <Button href={href('buyPoints')}>{t('orderAnew')}</Button>;
}

function ChangeAnew() {
  const t = useMessages('payment');
  const { href } = useNavigation();
  return <Button href={href('rescheduleTicketInquiry')}>{t('orderAnew')}</Button>;
}

function UpgradeAnew() {
  const t = useMessages('payment');
  const { href } = useNavigation();
  return <Button href={href('upgradePassengers')}>{t('orderAnew')}</Button>;
}

const anew: Readonly<Record<PaymentKind, (ended: Ended) => ReactNode>> = {
  seats: SeatsAgain,
  points: PointsAnew,
  tier: TierAgain,
  ticket: () => null,
  change: ChangeAnew,
  upgrade: UpgradeAnew,
  service: () => null,
};

/** The way to order again what was not paid in time; nothing while it is not known where. */
export function OrderAgain({ kind, orderNo }: Ended & { kind: PaymentKind }) {
  const Anew = anew[kind];
  return <Anew orderNo={orderNo} />;
}
