import { Fragment } from 'react';
import type { OrderDetail } from '../../../contracts/orders/order-detail.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import type { IconName } from '../../../primitives/icon/Icon.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import type { OrderAction } from '../../../rules/orders/kinds.ts';
import { offeredNow, type OrderStep } from '../../../rules/orders/next-step.ts';
import { useConfig } from '../../../session/config-provider.tsx';

/** Acts that are pages of their own; the others are in the bar while they can be done. */
const pages: readonly OrderAction[] = ['change', 'refund', 'reimburse'];

const icons: Readonly<Record<OrderAction, IconName>> = {
  pay: 'card',
  change: 'change',
  refund: 'refund',
  cancel: 'close',
  cancelWaitlist: 'close',
  reimburse: 'receipt',
  checkIn: 'seat',
};

interface OrderActsProps {
  order: OrderDetail;
  /** Next step of the order. */
  step: OrderStep;
  /** The airline's clock, ms since 1970. */
  now: number;
}

/** Acts that the airline offers on the order now; one that cannot be done says why, in place of its way. Where nothing is left, whom to call. */
export function OrderActs({ order, step, now }: OrderActsProps) {
  const t = useMessages('order-detail');
  const { hotline } = useConfig();
  const { href } = useNavigation();
  const wayOf = useWays(order);
  const offered = offeredNow(order, now).filter(
    ({ action, why }) => why !== undefined || pages.includes(action),
  );
  // The bar, or the partner's notice, calls by itself.
  const calls = step === 'call' && order.state !== 'abnormal' && !order.partner;
  if (offered.length === 0 && !calls) return null;
  return (
    <Section title={t('acts')}>
      <ListCard look="open" label={t('acts')}>
        {offered.map(({ action, why }) => {
          // A change and an upgrade are one act to the airline; each has a page of its own.
          const upgrades = action === 'change' && order.kind === 'ticket';
          const label = t(`act.${action}`);
          if (why !== undefined)
            return (
              <ListRow
                key={action}
                icon={icons[action]}
                label={upgrades ? `${label} · ${t('act.upgrade')}` : label}
                detail={t(`why.${why}`)}
              />
            );
          return (
            <Fragment key={action}>
              <ListRow icon={icons[action]} label={label} href={wayOf(action)} />
              {upgrades && (
                <ListRow
                  icon="upgrade"
                  label={t('act.upgrade')}
                  href={href('upgradePassengers', { query: { orderNo: order.orderNo } })}
                />
              )}
            </Fragment>
          );
        })}
        {calls && <ListRow icon="phone" label={t('call', { hotline })} href={`tel:${hotline}`} />}
      </ListCard>
    </Section>
  );
}

/** Page of each act: tickets are changed and given back here, whatever else by a call. */
function useWays({ orderNo, kind }: OrderDetail): (action: OrderAction) => string {
  const { href } = useNavigation();
  const { hotline } = useConfig();
  return (action) => {
    if (action === 'reimburse') return href('vouchers', { query: { order: orderNo } });
    if (kind !== 'ticket') return `tel:${hotline}`;
    return action === 'change'
      ? href('reschedule', { query: { orderNo } })
      : href('refundApplication', { query: { order: orderNo } });
  };
}
