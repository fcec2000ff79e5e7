import { useEffect } from 'react';
import { useHost } from '../../host/context.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { shortcuts } from '../../host/shortcuts.ts';
import { base, isDestination, routeOf, type Destination } from '../../navigation/routes.ts';
import { tabBar, type Tab, type TabId } from '../../navigation/tab-bar.ts';
import type { IconName } from '../../primitives/icon/Icon.tsx';
import { TabBar } from '../../primitives/tab-bar/TabBar.tsx';
import type { FindScreen } from './screen-table.ts';

const icons: Record<TabId, IconName> = {
  home: 'home',
  flights: 'takeoff',
  trip: 'calendar',
  checkIn: 'seat',
  mine: 'person',
};

/** Flight news that is not built yet has no route; the host takes its documented path. */
const pathOfTab = ({ destination }: Tab): string =>
  isDestination(destination) ? routeOf(destination).path : shortcuts.openFlightNews;

/** The bottom bar, on the routes that have it. */
export function SiteTabBar({
  screens,
  destination,
}: {
  screens: FindScreen;
  destination: Destination | undefined;
}) {
  const t = useMessages('shell');
  const host = useHost();
  const { host: id, channel } = host.environment();
  const bar = tabBar({
    destination,
    host: id,
    channel,
    built: (each) => screens(each) !== undefined,
    flightNews: host.can('flightNews'),
  });
  const theirs = host.can('ownTabBar');
  const lit = bar?.active?.index;
  useEffect(() => {
    if (theirs) host.showTab(lit);
  }, [theirs, host, lit]);
  if (!bar || theirs) return null;
  return (
    <TabBar
      label={t('tabs.label')}
      active={bar.active?.id}
      items={bar.tabs.map((tab) => ({
        id: tab.id,
        label: t(`tabs.${tab.id}`),
        icon: icons[tab.id],
        href: base + pathOfTab(tab),
      }))}
    />
  );
}
