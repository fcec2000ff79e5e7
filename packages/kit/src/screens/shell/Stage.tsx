import { Activity, memo, Suspense, useState } from 'react';
import { useHost } from '../../host/context.tsx';
import { useLocale } from '../../messages/provider.tsx';
import { placeOf } from '../../navigation/place.ts';
import { NavigationProvider, useNavigation } from '../../navigation/provider.tsx';
import { routeOf, type Destination } from '../../navigation/routes.ts';
import { Boundary } from './Boundary.tsx';
import { lazyScreens, needsReload } from './lazy-screen.ts';
import { NotFound } from './NotFound.tsx';
import type { PageTurns } from './page-turns.ts';
import { ScreenFailed } from './ScreenFailed.tsx';
import { ScreenLoading } from './ScreenLoading.tsx';
import type { FindScreen, ScreenEntry } from './screen-table.ts';
import { Settled } from './Settled.tsx';
import type { Visit } from './visit.ts';

export interface StageProps {
  screens: FindScreen;
  /** Path and query. */
  address: string;
  visit: Visit;
  turns: PageTurns;
}

/** Kept screens at once; the mini-programs' web views are short of memory. */
const mostKept = 5;

/** A screen on the stage with the address that it is shown at. */
interface Shown {
  readonly destination: Destination;
  readonly find: () => Promise<ScreenEntry>;
  readonly address: string;
}

const shownAt = (screens: FindScreen, address: string): Shown | undefined => {
  const destination = placeOf(address)?.destination;
  const find = destination && screens(destination);
  return find && { destination, find, address };
};

/**
 * Shows the screen of an address. Kept-alive screens stay, hidden, as they were left. Drawn again only for another
 * address: an update that reaches a prerendered screen before its code is there makes React throw the screen away.
 */
export const Stage = memo(function Stage({ screens, address, visit, turns }: StageProps) {
  const [kept, setKept] = useState<readonly Shown[]>([]);
  const current = shownAt(screens, address);
  const others = kept.filter(({ destination }) => destination !== current?.destination);
  if (
    current &&
    routeOf(current.destination).keepAlive &&
    !kept.some((each) => each.destination === current.destination && each.address === address)
  ) {
    setKept([...others, current].slice(-mostKept));
  }
  // In a fixed order: a moved element would lose its scroll and focus.
  const all = [...others, ...(current ? [current] : [])].sort((a, b) =>
    a.destination < b.destination ? -1 : 1,
  );
  return (
    <>
      {all.map((each) => (
        <Activity key={each.destination} mode={each === current ? 'visible' : 'hidden'}>
          <ScreenAt shown={each} visit={visit} turns={turns} />
        </Activity>
      ))}
      {!current && (
        <Suspense>
          <Settled visit={visit} turns={turns}>
            <NotFound />
          </Settled>
        </Suspense>
      )}
    </>
  );
});

/** One screen at its own address, with its own loading and failure. */
function ScreenAt({
  shown: { destination, find, address },
  visit,
  turns,
}: { shown: Shown } & Pick<StageProps, 'visit' | 'turns'>) {
  const host = useHost();
  const locale = useLocale();
  const navigation = useNavigation();
  const [, retried] = useState(0);
  const Screen = lazyScreens.get(destination, find, locale);
  const again = (error: unknown, retry: () => void) => () => {
    if (needsReload(error)) {
      host.page.reload();
      return;
    }
    lazyScreens.forget(destination);
    retried((times) => times + 1);
    retry();
  };
  return (
    <NavigationProvider navigation={navigation} address={address}>
      <Boundary
        fallback={(error, retry) => (
          <ScreenFailed destination={destination} error={error} onRetry={again(error, retry)} />
        )}
      >
        <Suspense fallback={<ScreenLoading />}>
          <Settled visit={visit} turns={turns}>
            <Screen />
          </Settled>
        </Suspense>
      </Boundary>
    </NavigationProvider>
  );
}
