import { Suspense, type ReactNode } from 'react';
import { useSignedIn } from '../../client/account/signed-in.ts';
import { placeOf } from '../../navigation/place.ts';
import { needsSignIn, type Destination } from '../../navigation/routes.ts';
import { SignInFirst } from './SignInFirst.tsx';

export interface GuardedProps {
  /** Path and query of where the traveller is. */
  address: string;
  /** Whether there is a screen for a destination at all; there is unless told. */
  isBuilt?: ((destination: Destination) => boolean) | undefined;
  /** Around what asks a guest to sign in, such as what moves the focus to it. */
  frame?: ((asking: ReactNode) => ReactNode) | undefined;
  children: ReactNode;
}

const yes = () => true;
const alone = (asking: ReactNode) => asking;

/** Lets a guest through to what guests may see; anywhere else, the guest is taken to sign in. */
export function Guarded({ address, isBuilt = yes, frame = alone, children }: GuardedProps) {
  const signedIn = useSignedIn();
  const destination = placeOf(address)?.destination;
  const forMembers = destination !== undefined && isBuilt(destination) && needsSignIn(destination);
  if (!forMembers || signedIn) return children;
  return <Suspense>{frame(<SignInFirst />)}</Suspense>;
}
