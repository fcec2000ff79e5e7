import { useHost } from '../../host/context.tsx';
import { shortcuts } from '../../host/shortcuts.ts';
import { base, isDestination, routeOf, type Destination } from '../../navigation/routes.ts';
import type { Tab, TabBarClues } from '../../navigation/tab-bar.ts';
import type { FindScreen } from './screen-table.ts';

export interface SiteTabsProps {
  screens: FindScreen;
  destination: Destination | undefined;
}

/** Facts about this host that the bars depend on. */
export function useTabClues({ screens, destination }: SiteTabsProps): TabBarClues {
  const host = useHost();
  const { host: id, channel } = host.environment();
  return {
    destination,
    host: id,
    channel,
    built: (each) => screens(each) !== undefined,
    flightNews: host.can('flightNews'),
  };
}

/** Flight news that is not built yet has no route; the host takes its documented path. */
export const hrefOfTab = ({ destination }: Tab): string =>
  base + (isDestination(destination) ? routeOf(destination).path : shortcuts.openFlightNews);
