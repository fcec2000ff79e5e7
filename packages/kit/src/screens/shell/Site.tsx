import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSignedIn } from '../../client/signed-in.ts';
import { placeOf } from '../../navigation/place.ts';
import { needsSignIn, type Destination } from '../../navigation/routes.ts';
import { Shell } from '../../primitives/screen/Shell.tsx';
import { useSession } from '../../session/session-provider.tsx';
import { SignInFirst } from './SignInFirst.tsx';
import { SiteTabBar } from './SiteTabBar.tsx';
import type { SpecialNotice } from './special-notice.ts';
import type { SignInOffer } from './sign-in-offer.ts';
import { Stage } from './Stage.tsx';
import type { FindScreen } from './screen-table.ts';
import { Settled } from './Settled.tsx';
import type { Visit } from './visit.ts';

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

/** The assembled site: the screen of the place, the tab bar, and what may lie over both. */
export function Site({ screens, address, visit, special, signIn }: SiteProps) {
  const signedIn = useSignedIn();
  const { drafts } = useSession();
  const unsaved = useSyncExternalStore(drafts.subscribe, drafts.unsaved, no);
  const offered = useSyncExternalStore(signIn.subscribe, signIn.offered, no);
  const message = useSyncExternalStore(special.subscribe, special.current, nothing);
  const destination = placeOf(address)?.destination;
  const held = useSessionHeld(address, signedIn) && unsaved;
  const guarded = destination !== undefined && isForMembers(screens, destination) && !signedIn && !held;
  const settled = useSettled();
  const told = useRef<HTMLParagraphElement>(null);
  return (
    <Shell
      told={told}
      tabBar={
        <Suspense>
          <SiteTabBar screens={screens} destination={destination} />
        </Suspense>
      }
    >
      {guarded ? (
        <Suspense>
          <Settled visit={visit} told={told}>
            <SignInFirst />
          </Settled>
        </Suspense>
      ) : (
        <Stage screens={screens} address={address} visit={visit} told={told} />
      )}
      <Suspense>
        {settled && <Toasts />}
        {message !== undefined && <SpecialDialog message={message} onClose={special.close} />}
        {offered && <SignInBeside onClose={signIn.close} />}
      </Suspense>
    </Shell>
  );
}

/** Whether somebody was signed in while this address was shown: a session that ends leaves what is not saved on the page. */
function useSessionHeld(address: string, signedIn: boolean): boolean {
  const [shown, setShown] = useState({ address, signedIn });
  if (shown.address !== address || (signedIn && !shown.signedIn)) setShown({ address, signedIn });
  return shown.signedIn;
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
