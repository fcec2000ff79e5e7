import { useState } from 'react';
import { useSignedIn } from '../../../client/account/signed-in.ts';
import { useFollowFlight, useReloadDynamics } from '../../../client/flight/dynamics.ts';
import { RequestFailure } from '../../../client/failure.ts';
import { outcomeUnknown } from '../../../client/outcome.ts';
import { useClient } from '../../../client/provider.tsx';
import type { FlightDynamics } from '../../../contracts/flight/dynamics.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';

/** Follows the flight or no longer; a guest signs in first. After an outcome that is unknown the airline's word is shown. */
export function FollowButton({ flight: { flightNo, day, followed } }: { flight: FlightDynamics }) {
  const t = useMessages('dynamics');
  const signedIn = useSignedIn();
  const { login } = useClient();
  const { mutateAsync } = useFollowFlight({ announce: 'answers' });
  const reload = useReloadDynamics();
  const [busy, setBusy] = useState(false);
  const toggle = async () => {
    setBusy(true);
    try {
      await mutateAsync({ flightNo, day, follow: !followed });
      await reload();
    } catch (reason) {
      if (!(reason instanceof RequestFailure)) throw reason;
      if (outcomeUnknown(reason.failure)) {
        toastStore.show(t('follow.unknown'));
        await reload();
      }
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      wide
      variant="outline"
      icon="star"
      busy={busy}
      aria-pressed={signedIn ? followed : undefined}
      onClick={() => (signedIn ? void toggle() : login())}
    >
      {t(followed ? 'unfollow' : 'follow')}
    </Button>
  );
}
