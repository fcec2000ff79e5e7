import type { OrderDetail } from '../../../contracts/orders/order-detail.ts';
import type { OfferedAction } from '../../../contracts/orders/orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import type { IconName } from '../../../primitives/icon/Icon.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';

/** Acts that are pages of their own; the others are in the bar. */
const pages = ['change', 'refund', 'reimburse'] as const;
type Page = (typeof pages)[number];

const icons: Readonly<Record<Page, IconName>> = { change: 'change', refund: 'undo', reimburse: 'receipt' };

const isPage = (offered: OfferedAction): offered is OfferedAction & { action: Page } =>
  (pages as readonly string[]).includes(offered.action);

/** Acts that the airline offers on the order now; one that cannot be done says why, in place of its way. */
export function OrderActs({ order: { actions, orderNo } }: { order: OrderDetail }) {
  const t = useMessages('order-detail');
  const wayOf = useWays(orderNo);
  const offered = actions.filter(isPage);
  if (offered.length === 0) return null;
  return (
    <Section title={t('acts')}>
      <ListCard look="open" label={t('acts')}>
        {offered.map(({ action, why }) => (
          <ListRow
            key={action}
            icon={icons[action]}
            label={t(`act.${action}`)}
            {...(why === undefined ? wayOf(action) : { detail: t(`why.${why}`) })}
          />
        ))}
      </ListCard>
    </Section>
  );
}

/** Page of each act. */
function useWays(orderNo: string): (action: Page) => { readonly href: string } {
  const { href } = useNavigation();
  const ways: Readonly<Record<Page, () => string>> = {
    change: () => href('reschedule', { query: { orderNo } }),
    refund: () => href('refundApplication', { query: { order: orderNo } }),
    reimburse: () => href('vouchers', { query: { order: orderNo } }),
  };
  return (action) => ({ href: ways[action]() });
}
