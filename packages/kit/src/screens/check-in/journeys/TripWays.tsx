import { useFoundOrders } from '../../../client/orders/orders.ts';
import type { JourneySegment } from '../../../components/segment-route/types.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { partnerLink } from '../../../navigation/partner-links.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { addDays } from '../../../rules/days.ts';
import type { Leg } from '../../../rules/check-in/trips.ts';
import type { OrderAction } from '../../../rules/orders/kinds.ts';
import { useConfig } from '../../../session/config-provider.tsx';
import { useToday } from '../../shell/use-today.ts';
import { beginning } from '../ways.ts';
import * as styles from './journeys.css.ts';
import { partyStop } from './party-stop.ts';

/** An order is looked for so far back, the span that the airline searches. */
const daysBack = 364;

interface TripWaysProps {
  leg: Leg<JourneySegment>;
  /** The airline's clock, ms since 1970. */
  now: number;
}

/** Other seats, a change, an upgrade and a refund where they are possible, the order, and baggage. */
export function TripWays({ leg: { segment, segments }, now }: TripWaysProps) {
  const t = useMessages('trip');
  const notices = useMessages('notices');
  const navigation = useNavigation();
  const { href } = navigation;
  const { partnerLinks } = useConfig();
  const order = useOrderOf(segment);
  const can = (wanted: OrderAction) =>
    order?.actions.some(({ action, why }) => action === wanted && why === undefined);
  const seats =
    segment.passengers.some(({ seat }) => seat !== undefined) &&
    partyStop(segments, segment, 'seats', now) === undefined;
  const baggage = partnerLink(partnerLinks, 'baggage');
  return (
    <Section title={t('more.title')}>
      <div className={styles.ways}>
        {seats && <Way href={beginning(navigation, segment, 'seats')}>{t('more.seats')}</Way>}
        {order && can('change') && (
          <>
            <Way href={href('reschedule', { query: { orderNo: order.orderNo } })}>{t('more.change')}</Way>
            <Way href={href('upgradePassengers', { query: { orderNo: order.orderNo } })}>
              {t('more.upgrade')}
            </Way>
          </>
        )}
        {order && can('refund') && (
          <Way href={href('refundApplication', { query: { order: order.orderNo } })}>{t('more.refund')}</Way>
        )}
      </div>
      <ListCard look="open">
        {order && (
          <ListRow label={t('more.order')} href={href('orderDetail', { params: { id: order.orderNo } })} />
        )}
        <ListRow
          label={notices('free-baggage')}
          href={href('notice', { params: { slug: 'free-baggage' } })}
        />
        {baggage !== undefined && (
          <ListRow
            label={t('more.baggage')}
            value={<Icon name="external" size={16} />}
            chevron={false}
            href={href('outLink', { query: { url: baggage } })}
          />
        )}
      </ListCard>
    </Section>
  );
}

/** Order by which the first ticket of a flight was bought; none for one bought elsewhere, or where it cannot be had. */
function useOrderOf({ passengers: [first] }: JourneySegment) {
  const today = useToday();
  const { data } = useFoundOrders(
    first && { ticketNo: first.ticketNo, from: addDays(today, -daysBack), to: today },
    { announce: 'silent' },
  );
  return data?.orders.find(({ kind }) => kind === 'ticket');
}

const Way = ({ href, children }: { href: string; children: string }) => (
  <Button variant="outline" size="medium" href={href}>
    {children}
  </Button>
);
