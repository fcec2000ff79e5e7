import { Fragment, useEffect, type ReactNode } from 'react';
import { useClient } from '../../client/provider.tsx';
import { useSignedIn } from '../../client/account/signed-in.ts';
import { Cover } from './Cover.tsx';
import { isEmptied, useHolding } from './use-holding.ts';
import { useAfterFirstScreen } from './use-after-first-screen.ts';

const nothing = () => undefined;

/** How long a screen has to ask by itself who is signed in. */
const learnAfterMs = 2000;

/** Content for one holder of the page: covered while its token is in doubt, gone once it is somebody else's or nobody's. Source: decision 37. */
export function ForHolder({ children }: { children: ReactNode }) {
  const { holder } = useClient();
  const signedIn = useSignedIn();
  const holding = useHolding();
  const settled = useAfterFirstScreen();
  useEffect(() => {
    if (!settled || !signedIn) return undefined;
    // Without it a member who signs in again could not be told from another one. Most screens hear of it by a read of their own.
    const timer = setTimeout(() => void holder.learn().catch(nothing), learnAfterMs);
    return () => clearTimeout(timer);
  }, [settled, signedIn, holder]);
  return (
    <>
      {!isEmptied(holding) && <Fragment key={holder.key()}>{children}</Fragment>}
      {holding !== 'own' && <Cover />}
    </>
  );
}
