import type { OrderDetail } from '../../../contracts/orders/order-detail.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { partnerLink } from '../../../navigation/partner-links.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { touchesUsa } from '../../../rules/notices/usa.ts';
import { useConfig } from '../../../session/config-provider.tsx';

/** Pages of partners that show one order. */
const pages = ['itinerary', 'insurance'] as const;

/** Pages of partners about an order with tickets, as far as this deployment has them, and the notices that hold for its flights. */
export function OrderMore({ order: { orderNo, journeys, people, insured } }: { order: OrderDetail }) {
  const t = useMessages('order-detail');
  const notices = useMessages('notices');
  const { href } = useNavigation();
  const { partnerLinks } = useConfig();
  // Before there is a ticket, a partner has neither an itinerary nor a policy to show.
  const issued = people.some(({ ticketNo }) => ticketNo !== undefined);
  // A policy is shown unless the airline says that none was bought.
  const shown = pages.filter((page) => page !== 'insurance' || insured !== false);
  const slugs = ['free-baggage', ...(touchesUsa(journeys) ? (['us-electronics'] as const) : [])] as const;
  return (
    <Section title={t('more')}>
      <ListCard look="open" label={t('more')}>
        {shown.map((page) => {
          const url = partnerLink(partnerLinks, page, orderNo);
          return (
            issued &&
            url !== undefined && (
              <ListRow
                key={page}
                label={t(`more.${page}`)}
                detail={t('more.partner')}
                value={<Icon name="external" size={16} />}
                chevron={false}
                href={href('outLink', { query: { url } })}
              />
            )
          );
        })}
        {slugs.map((slug) => (
          <ListRow key={slug} label={notices(slug)} href={href('notice', { params: { slug } })} />
        ))}
      </ListCard>
    </Section>
  );
}
