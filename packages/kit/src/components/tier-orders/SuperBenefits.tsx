import type { TierOffers } from '../../contracts/orders/tier-orders.ts';
import { useMessages } from '../../messages/provider.tsx';
import type { IconName } from '../../primitives/icon/Icon.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import type { SuperBenefit } from '../../rules/tiers/super-member.ts';

const icons: Readonly<Record<SuperBenefit, IconName>> = {
  fare: 'ticket',
  bonus: 'star-circle',
  seat: 'seat',
  baggage: 'baggage',
  lounge: 'gift',
  hotline: 'headset',
};

export interface SuperBenefitsProps extends RootProps<HTMLUListElement> {
  /** In the order in which they are shown. */
  benefits: TierOffers['superMember']['benefits'];
}

/** Benefits of the paid membership, each with how much. */
export function SuperBenefits({ benefits, ...root }: SuperBenefitsProps) {
  const t = useMessages('tier-orders');
  return (
    <ListCard {...root}>
      {benefits.map(({ benefit, value }) => (
        <ListRow key={benefit} icon={icons[benefit]} label={t(`super.benefit.${benefit}`)} value={value} />
      ))}
    </ListCard>
  );
}
