import type { MouseEvent } from 'react';
import { useSignedIn } from '../../client/account/signed-in.ts';
import { useClient } from '../../client/provider.tsx';
import { useHost } from '../../host/context.tsx';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { base, routeOf } from '../../navigation/routes.ts';
import { topNav } from '../../navigation/tab-bar.ts';
import { TopNav, TopNavLink } from '../../primitives/top-nav/TopNav.tsx';
import { useConfig } from '../../session/config-provider.tsx';
import { hrefOfTab, useTabClues, type SiteTabsProps } from './site-tabs.ts';

/** The top navigation of a wide window, on every route; none where the host draws a bar of its own. */
export function SiteTopNav(props: SiteTabsProps) {
  const t = useMessages('shell');
  const locale = useLocale();
  const host = useHost();
  const { login } = useClient();
  const { href } = useNavigation();
  const signedIn = useSignedIn();
  const { airlineName, hotline } = useConfig();
  const nav = topNav(useTabClues(props));
  if (!nav || host.can('ownTabBar') || host.environment().hideHeader) return null;
  const [home] = nav.tabs;
  const signIn = (event: MouseEvent) => {
    event.preventDefault();
    login();
  };
  return (
    <TopNav
      label={t('tabs.label')}
      skipLabel={t('skip')}
      brand={{ label: airlineName[locale], href: home ? hrefOfTab(home) : base + routeOf('home').path }}
      current={nav.active?.id}
      exact={nav.exact}
      items={nav.tabs.map((tab) => ({ id: tab.id, label: t(`tabs.${tab.id}`), href: hrefOfTab(tab) }))}
    >
      <TopNavLink
        icon="globe"
        label={`${t('nav.language')} ${t('nav.languageName')}`}
        href={href('regionAndLanguage')}
      >
        {t('nav.languageName')}
      </TopNavLink>
      <TopNavLink icon="headset" label={t('nav.hotline', { number: hotline })} href={`tel:${hotline}`}>
        {hotline}
      </TopNavLink>
      {!signedIn && (
        <TopNavLink href={href('login')} onClick={signIn}>
          {t('signIn')}
        </TopNavLink>
      )}
    </TopNav>
  );
}
