import { Suspense, useCallback, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { navigationOver } from '../navigation/navigation.ts';
import { placeOf, withoutBase } from '../navigation/place.ts';
import { NavigationProvider } from '../navigation/provider.tsx';
import { LinkProvider } from '../primitives/link/LinkProvider.tsx';
import { Boundary } from '../screens/shell/Boundary.tsx';
import { ForHolder } from '../screens/shell/ForHolder.tsx';
import { Guarded } from '../screens/shell/Guarded.tsx';
import { Overlays } from '../screens/shell/Overlays.tsx';
import { ScreenFailed } from '../screens/shell/ScreenFailed.tsx';
import type { MappParts } from './create-mapp.ts';
import { MappProviders } from './MappProviders.tsx';
import type { HostRouter } from './host-router.ts';

export interface MappProps {
  /** As `createMapp` has made it. */
  mapp: MappParts;
  /** Path and query of what is shown, without base: `/willFailedPoints`. It says what a screen reads of its address, and whether it is for members. */
  address: string;
  /** The host's router, where it is known only while drawing; else that of `createMapp`. */
  router?: HostRouter | undefined;
  /** There on a server, and until the screen and its words have come; nothing unless it is given. */
  fallback?: ReactNode;
  /** A screen, or what a host makes of our components. */
  children: ReactNode;
}

const never = () => () => undefined;
const onPage = () => true;
const onServer = () => false;

/** @throws Error that says what is missing, for hosts whose types are not checked */
function check({ mapp, address }: Partial<MappProps>): void {
  if (!mapp?.client) throw new Error('Mapp needs mapp={createMapp({ … })}');
  if (!address?.startsWith('/'))
    throw new Error('Mapp needs the address of its screen, such as address="/willFailedPoints"');
}

/**
 * All that a screen needs, in one. A guest at a member's address is taken to sign in; a screen that fails says so. The page
 * depends on cookies and on the host, so a server draws the fallback.
 */
export function Mapp(props: MappProps) {
  check(props);
  const { mapp, address, router, fallback = null, children } = props;
  const alive = useSyncExternalStore(never, onPage, onServer);
  const way = mapp.router;
  const navigation = useMemo(() => navigationOver(way), [way]);
  // The same for every address: each link would be drawn again for another one.
  const follow = useCallback((href: string) => way.push(withoutBase(href)), [way]);
  useLayoutEffect(() => {
    if (router) way.steer(router);
  });
  if (!alive) return fallback;
  return (
    <MappProviders mapp={mapp}>
      <NavigationProvider navigation={navigation} address={address}>
        <LinkProvider navigate={follow}>
          <Suspense fallback={fallback}>
            {/* As on the site, another query is no other screen. */}
            <Boundary
              key={placeOf(address)?.destination ?? address}
              of={address}
              fallback={(error, retry) => <ScreenFailed error={error} onRetry={retry} />}
            >
              <ForHolder>
                <Guarded address={address}>{children}</Guarded>
              </ForHolder>
            </Boundary>
          </Suspense>
          <Overlays special={mapp.special} signIn={mapp.signIn} />
        </LinkProvider>
      </NavigationProvider>
    </MappProviders>
  );
}
