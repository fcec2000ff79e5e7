import { useHost } from '../../host/context.tsx';
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

/** The address of an entry; a page of the host's own is opened by it too. */
export const hrefOfTab = ({ destination }: Tab): string =>
  isDestination(destination) ? base + routeOf(destination).path : base;
