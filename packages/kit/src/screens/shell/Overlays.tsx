import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { SpecialNotice } from './special-notice.ts';
import type { SignInOffer } from './sign-in-offer.ts';
import { isEmptied, useHolding } from './use-holding.ts';
import { useAfterFirstScreen } from './use-after-first-screen.ts';

export interface OverlaysProps {
  special: SpecialNotice;
  signIn: SignInOffer;
}

const Toasts = lazy(async () => ({ default: (await import('../../primitives/toast/Toasts.tsx')).Toasts }));
const SpecialDialog = lazy(async () => ({ default: (await import('./SpecialDialog.tsx')).SpecialDialog }));

const SignInBeside = lazy(async () => ({ default: (await import('./SignInBeside.tsx')).SignInBeside }));

const nothing = () => undefined;
const no = () => false;

/** Layers over a screen: toasts, the server's message, and signing in beside what is not saved. */
export function Overlays({ special, signIn }: OverlaysProps) {
  const offered = useSyncExternalStore(signIn.subscribe, signIn.offered, no);
  const message = useSyncExternalStore(special.subscribe, special.current, nothing);
  const emptied = isEmptied(useHolding());
  const settled = useAfterFirstScreen();
  return (
    <Suspense>
      {settled && <Toasts />}
      {message !== undefined && <SpecialDialog message={message} onClose={special.close} />}
      {offered && !emptied && <SignInBeside onClose={signIn.close} />}
    </Suspense>
  );
}
