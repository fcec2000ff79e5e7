import { useEffect } from 'react';
import { useHost } from '../../host/context.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { tabBar, type TabId } from '../../navigation/tab-bar.ts';
import type { IconName } from '../../primitives/icon/Icon.tsx';
import { TabBar } from '../../primitives/tab-bar/TabBar.tsx';
import { hrefOfTab, useTabClues, type SiteTabsProps } from './site-tabs.ts';

const icons: Record<TabId, IconName> = {
  home: 'home',
  flights: 'takeoff',
  trip: 'calendar',
  checkIn: 'seat',
  mine: 'person',
};

/** The bottom bar, on the routes that have it. */
export function SiteTabBar(props: SiteTabsProps) {
  const t = useMessages('shell');
  const host = useHost();
  const bar = tabBar(useTabClues(props));
  const theirs = host.can('ownTabBar');
  const lit = bar?.active?.index;
  useEffect(() => {
    if (theirs) host.showTab(lit);
  }, [theirs, host, lit]);
  if (!bar || theirs) return null;
  return (
    <TabBar
      label={t('tabs.label')}
      current={bar.active?.id}
      items={bar.tabs.map((tab) => ({
        id: tab.id,
        label: t(`tabs.${tab.id}`),
        icon: icons[tab.id],
        href: hrefOfTab(tab),
      }))}
    />
  );
}
