import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';

/** Offers for points and money, and the orders of them. */
export function TierSaleLinks() {
  const t = useMessages('tier-progress');
  const { href } = useNavigation();
  return (
    <Section title={t('ways.title')}>
      <ListCard look="open">
        <ListRow icon="star-circle" label={t('ways.exchange')} href={href('exchangeTier')} />
        <ListRow icon="card" label={t('ways.makeUp')} href={href('tierCompensation')} />
        <ListRow icon="gift" label={t('ways.super')} href={href('superMember')} />
        <ListRow icon="orders" label={t('ways.orders')} href={href('tierOrders')} />
      </ListCard>
    </Section>
  );
}
