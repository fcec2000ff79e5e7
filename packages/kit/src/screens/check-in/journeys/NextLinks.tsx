import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';

/** The ways to seat orders, to companions, to the cabin of any flight, and to its dynamics. */
export function NextLinks() {
  const t = useMessages('check-in');
  const { href } = useNavigation();
  return (
    <Section title={t('ways.title')}>
      <ListCard>
        <ListRow icon="orders" label={t('ways.orders')} href={href('seatOrders')} />
        <ListRow icon="people" label={t('ways.companions')} href={href('companions')} />
        <ListRow icon="seat" label={t('ways.cabin')} href={href('cabinSeats')} />
        <ListRow icon="takeoff" label={t('ways.flights')} href={href('flights')} />
      </ListCard>
    </Section>
  );
}
