import type { SiteHistory } from '@mapp/kit/host';
import { NavigationProvider, navigationOver, redirects, routeOf, withoutBase } from '@mapp/kit/navigation';
import { LinkProvider } from '@mapp/kit/primitives/link';
import { Site } from '@mapp/kit/screens/shell';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Parts } from './parts.ts';
import { screens } from './screens.ts';

/** The address that a parent path or the root leads to, query kept; undefined for one that stands for itself. */
export function redirectOf(address: string): string | undefined {
  const [path = '', query] = address.split('?');
  const target = redirects[path.replace(/(?!^)\/+$/, '')];
  return target && routeOf(target).path + (query ? `?${query}` : '');
}

/** The site at the address of the browser's history. */
export function Routed({ parts, history }: { parts: Parts; history: SiteHistory }) {
  const entry = useSyncExternalStore(history.subscribe, history.current, history.current);
  const navigation = useMemo(() => {
    const back = () => void (history.back() || history.replace('/Home'));
    return navigationOver({
      push: history.push,
      replace: history.replace,
      back,
      backTo: history.backTo,
      leave: (address) => parts.host.page.leave(address, { replace: true }),
    });
  }, [history, parts]);

  const target = redirectOf(entry.address);
  useEffect(() => {
    if (target !== undefined) history.replace(target);
  }, [target, history]);
  if (target !== undefined) return null;

  return (
    <NavigationProvider navigation={navigation} address={entry.address}>
      <LinkProvider navigate={(href) => history.push(withoutBase(href))}>
        <Site
          screens={screens}
          address={entry.address}
          visit={entry}
          special={parts.special}
          signIn={parts.signIn}
        />
      </LinkProvider>
    </NavigationProvider>
  );
}
