import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import type { PlainDestination } from '../../../navigation/routes.ts';
import type { IconName } from '../../../primitives/icon/Icon.tsx';
import { ServiceGrid } from '../../../primitives/service-grid/ServiceGrid.tsx';

/** Services of booking and travel that a home of a partner leads to. */
const tiles = {
  prices: { destination: 'fareCalendar', icon: 'tag' },
  fees: { destination: 'feeCalculator', icon: 'calculator' },
  cabin: { destination: 'cabinSeats', icon: 'seat' },
  more: { destination: 'moreServices', icon: 'grid' },
  checkIn: { destination: 'checkIn', icon: 'seat' },
} as const satisfies Readonly<Record<string, { destination: PlainDestination; icon: IconName }>>;
export type Tile = keyof typeof tiles;

/** Tiles of a partner's home, in the order given. */
export function Tiles({ of }: { of: readonly Tile[] }) {
  const t = useMessages('reserve');
  const { href } = useNavigation();
  return (
    <ServiceGrid
      look="open"
      columns={3}
      label={t('services')}
      cells={of.map((tile) => ({
        icon: tiles[tile].icon,
        label: t(`tile.${tile}`),
        href: href(tiles[tile].destination),
      }))}
    />
  );
}
