import type { Entry, SiteHistory } from '@mapp/kit/host';
import {
  leadsTo,
  NavigationProvider,
  navigationOver,
  pathOf,
  placeOf,
  routeOf,
  throughHost,
  withoutBase,
} from '@mapp/kit/navigation';
import { LinkProvider } from '@mapp/kit/primitives/link';
import { Site } from '@mapp/kit/screens/shell';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { AppServices } from './app-services.ts';
import { screens } from './screens.ts';

/** The address that a parent path or the root leads to, query kept; undefined for one that stands for itself. */
export function redirectOf(address: string): string | undefined {
  const [path = '', query] = address.split('?');
  const target = leadsTo(path.replace(/(?!^)\/+$/, ''));
  return target && routeOf(target).path + (query ? `?${query}` : '');
}

/** Whether an address can be read: after a reload the browser's own buttons lead to one whose route has not come yet. */
function useReadable(address: string): boolean {
  const [rest, setRest] = useState<{ readonly missing?: unknown }>();
  const waits = !rest && placeOf(address) === undefined;
  useEffect(() => {
    if (waits)
      import('./rest.ts').then(
        () => setRest({}),
        (missing: unknown) => setRest({ missing }),
      );
  }, [waits]);
  if (rest?.missing !== undefined) throw rest.missing;
  return !waits;
}

export interface RoutedProps {
  parts: AppServices;
  history: SiteHistory;
  /** The entry with which the site begins, which a page that came drawn shows until it is taken over. */
  opened: Entry;
  /** Above the first screen. */
  notice?: ReactNode;
}

/** The site at the address of the browser's history. */
export function Routed({ parts, history, opened, notice }: RoutedProps) {
  const entry = useSyncExternalStore(history.subscribe, history.current, () => opened);
  const push = useMemo(() => throughHost(parts.host, history.push), [parts, history]);
  const navigation = useMemo(() => {
    const { host } = parts;
    const leave = () => (host.can('closeWebview') ? host.goBack() : history.replace(pathOf('home')));
    return navigationOver({
      push,
      replace: history.replace,
      back: () => void (history.back() || leave()),
      backTo: history.backTo,
      leave: (address) => host.page.leave(address, { replace: true }),
    });
  }, [history, parts, push]);

  // The same for every address: each link would be drawn again for another one.
  const follow = useCallback((href: string) => push(withoutBase(href)), [push]);
  const readable = useReadable(entry.address);
  const target = redirectOf(entry.address);
  useEffect(() => {
    if (target !== undefined) history.replace(target);
  }, [target, history]);
  if (target !== undefined || !readable) return null;

  return (
    <NavigationProvider navigation={navigation} address={entry.address}>
      <LinkProvider navigate={follow}>
        {notice}
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
