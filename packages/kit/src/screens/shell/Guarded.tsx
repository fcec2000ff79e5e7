import { Suspense, type ReactNode } from 'react';
import { useSignedIn } from '../../client/signed-in.ts';
import { placeOf } from '../../navigation/place.ts';
import { needsSignIn, type Destination } from '../../navigation/routes.ts';
import { SignInFirst } from './SignInFirst.tsx';

export interface GuardedProps {
  /** Path and query of where the traveller is. */
  address: string;
  /** Whether there is a screen for a destination at all; there is unless told. */
  isBuilt?: ((destination: Destination) => boolean) | undefined;
  children: ReactNode;
}

const yes = () => true;

/** Lets a guest through to what guests may see; anywhere else, the guest is taken to sign in. */
export function Guarded({ address, isBuilt = yes, children }: GuardedProps) {
  const signedIn = useSignedIn();
  const destination = placeOf(address)?.destination;
  const forMembers = destination !== undefined && isBuilt(destination) && needsSignIn(destination);
  if (!forMembers || signedIn) return children;
  return (
    <Suspense>
      <SignInFirst />
    </Suspense>
  );
}
