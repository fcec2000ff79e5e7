import { lazy, Suspense, useState } from 'react';
import { useSignedIn } from '../../client/account/signed-in.ts';
import { placeOf } from '../../navigation/place.ts';
import { Shell } from '../../primitives/screen/Shell.tsx';
import { ForHolder } from './ForHolder.tsx';
import { Guarded } from './Guarded.tsx';
import { Overlays } from './Overlays.tsx';
import { createPageTurns } from './page-turns.ts';
import { SiteTabBar } from './SiteTabBar.tsx';
import { SiteTopNav } from './SiteTopNav.tsx';
import type { SpecialNotice } from './special-notice.ts';
import type { SignInOffer } from './sign-in-offer.ts';
import { Stage } from './Stage.tsx';
import type { FindScreen } from './screen-table.ts';
import { Settled } from './Settled.tsx';
import { useAfterFirstScreen } from './use-after-first-screen.ts';
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

const PageTurning = lazy(async () => ({ default: (await import('./PageTurning.tsx')).PageTurning }));

/** The assembled site: the screen of the place, the bars that lead through the site, and what may lie over both. All of it is built for one holder of the page. */
export function Site({ screens, address, visit, special, signIn }: SiteProps) {
  const [turns] = useState(createPageTurns);
  // An address that led on to Home, which was drawn ahead, is no first arrival.
  const settled = useAfterFirstScreen();
  const signedIn = useSignedIn();
  const tabs = { screens, destination: placeOf(address)?.destination };
  return (
    <Shell
      topNav={
        <Suspense>
          <SiteTopNav {...tabs} />
        </Suspense>
      }
      tabBar={
        <Suspense>
          <SiteTabBar {...tabs} />
        </Suspense>
      }
    >
      <ForHolder>
        <Guarded
          address={address}
          isBuilt={(destination) => screens(destination) !== undefined}
          frame={(asking) => (
            <Settled visit={visit} turns={turns}>
              {asking}
            </Settled>
          )}
        >
          <Stage screens={screens} address={address} visit={visit} turns={turns} />
        </Guarded>
      </ForHolder>
      <Overlays special={special} signIn={signIn} />
      <Suspense>
        {/* A guest's first page is light; a member's has the card that goes along with the next one. */}
        {settled && (signedIn || visit.arrival !== 'first') && <PageTurning {...{ turns, address, visit }} />}
      </Suspense>
    </Shell>
  );
}
