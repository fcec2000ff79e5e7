import { Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useSignedIn } from '../../client/signed-in.ts';
import { placeOf } from '../../navigation/place.ts';
import { needsSignIn, type Destination } from '../../navigation/routes.ts';
import { useSession } from '../../session/session-provider.tsx';
import { SignInFirst } from './SignInFirst.tsx';

export interface GuardedProps {
  /** Path and query of where the traveller is. */
  address: string;
  /** Whether there is a screen for a destination at all; there is unless told. */
  isBuilt?: ((destination: Destination) => boolean) | undefined;
  children: ReactNode;
}

const no = () => false;
const yes = () => true;

/** Lets a guest through to what guests may see; anywhere else, the guest is taken to sign in. */
export function Guarded({ address, isBuilt = yes, children }: GuardedProps) {
  const signedIn = useSignedIn();
  const { drafts } = useSession();
  const unsaved = useSyncExternalStore(drafts.subscribe, drafts.unsaved, no);
  const destination = placeOf(address)?.destination;
  const held = useSessionHeld(address, signedIn) && unsaved;
  const forMembers = destination !== undefined && isBuilt(destination) && needsSignIn(destination);
  if (!forMembers || signedIn || held) return children;
  return (
    <Suspense>
      <SignInFirst />
    </Suspense>
  );
}

/** Whether somebody was signed in while this address was shown: a session that ends leaves what is not saved on the page. */
function useSessionHeld(address: string, signedIn: boolean): boolean {
  const [shown, setShown] = useState({ address, signedIn });
  if (shown.address !== address || (signedIn && !shown.signedIn)) setShown({ address, signedIn });
  return shown.signedIn;
}
