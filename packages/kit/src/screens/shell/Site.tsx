import { Fragment, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useClient } from '../../client/provider.tsx';
import { useSignedIn } from '../../client/signed-in.ts';
import { placeOf } from '../../navigation/place.ts';
import { needsSignIn, type Destination } from '../../navigation/routes.ts';
import { Shell } from '../../primitives/screen/Shell.tsx';
import { Cover } from './Cover.tsx';
import { SignInFirst } from './SignInFirst.tsx';
import { SiteTabBar } from './SiteTabBar.tsx';
import type { SpecialNotice } from './special-notice.ts';
import type { SignInOffer } from './sign-in-offer.ts';
import { Stage } from './Stage.tsx';
import type { FindScreen } from './screen-table.ts';
import type { Visit } from './use-scroll-place.ts';

export interface SiteProps {
  /** Finds the screens that are built. */
  screens: FindScreen;
  /** Path and query of where the traveller is. */
  address: string;
  visit: Visit;
  special: SpecialNotice;
  signIn: SignInOffer;
}

const Toasts = lazy(async () => ({ default: (await import('../../primitives/toast/Toasts.tsx')).Toasts }));
const SpecialDialog = lazy(async () => ({ default: (await import('./SpecialDialog.tsx')).SpecialDialog }));

const SignInBeside = lazy(async () => ({ default: (await import('./SignInBeside.tsx')).SignInBeside }));

const nothing = () => undefined;
const no = () => false;
const own = () => 'own' as const;

/** The assembled site: the screen of the place, the tab bar, and what may lie over both. All of it is built for one holder of the page. */
export function Site({ screens, address, visit, special, signIn }: SiteProps) {
  const signedIn = useSignedIn();
  const { holder } = useClient();
  const holding = useSyncExternalStore(holder.subscribe, holder.holding, own);
  const offered = useSyncExternalStore(signIn.subscribe, signIn.offered, no);
  const message = useSyncExternalStore(special.subscribe, special.current, nothing);
  const destination = placeOf(address)?.destination;
  const guarded = destination !== undefined && isForMembers(screens, destination) && !signedIn;
  const settled = useSettled();
  // While it is asked who has come, the page stays under its cover: for the same member nothing is lost.
  const emptied = holding === 'other' || holding === 'left';
  useEffect(() => {
    // Without it a member who signs in again could not be told from another one.
    if (settled && signedIn) holder.learn().catch(nothing);
  }, [settled, signedIn, holder]);
  return (
    <Shell
      tabBar={
        <Suspense>
          <SiteTabBar screens={screens} destination={destination} />
        </Suspense>
      }
    >
      {!emptied && (
        <Fragment key={holder.key()}>
          {guarded ? (
            <Suspense>
              <SignInFirst />
            </Suspense>
          ) : (
            <Stage screens={screens} address={address} visit={visit} />
          )}
        </Fragment>
      )}
      {holding !== 'own' && <Cover />}
      <Suspense>
        {settled && <Toasts />}
        {message !== undefined && <SpecialDialog message={message} onClose={special.close} />}
        {offered && !emptied && <SignInBeside onClose={signIn.close} />}
      </Suspense>
    </Shell>
  );
}

/** A screen that is built and whose route, or whose calls, are for members. */
const isForMembers = (screens: FindScreen, destination: Destination): boolean =>
  screens(destination) !== undefined && needsSignIn(destination);

/** Whether the first screen has had its turn; what may wait comes after it. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true));
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
