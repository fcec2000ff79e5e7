import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import type { IconName } from '../../../primitives/icon/Icon.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';

const rows = {
  exchange: ['exchangeTier', 'star-circle'],
  makeUp: ['tierCompensation', 'card'],
  super: ['superMember', 'gift'],
  orders: ['tierOrders', 'orders'],
  rules: ['programmeRules', 'book'],
} as const satisfies Record<string, readonly [string, IconName]>;

export type MoreWay = keyof typeof rows;

/** Ways on from here, a row each. */
export function TierLinks({ ways }: { ways: readonly MoreWay[] }) {
  const t = useMessages('tier-orders');
  const { href } = useNavigation();
  return (
    <Section title={t('more')}>
      <ListCard>
        {ways.map((way) => {
          const [destination, icon] = rows[way];
          return <ListRow key={way} icon={icon} label={t(`way.${way}`)} href={href(destination)} />;
        })}
      </ListCard>
    </Section>
  );
}
