import { useEffect, useEffectEvent } from 'react';
import { hidesMobileLogin } from '../../../client/account/login-flow.ts';
import { useSignedIn } from '../../../client/account/signed-in.ts';
import { useHost } from '../../../host/context.tsx';
import { isSignInWindow } from '../../../host/sign-in.ts';
import { placeOf } from '../../../navigation/place.ts';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import type { Destination } from '../../../navigation/routes.ts';
import { useSession } from '../../../session/session-provider.tsx';
import { useReturnAddress } from '../../shell/use-return-address.ts';

/** Where a sign-in on this screen leads, and what it may offer. */
export interface WayBack {
  /** The place that is returned to; undefined for home and for another site. */
  readonly place: Destination | undefined;
  /** Bill, youth-league and group flows hide the way by code. */
  readonly hidesCode: boolean;
}

/** Reads the address, and goes where it leads as soon as somebody is signed in. */
export function useWayBack(): WayBack {
  const host = useHost();
  const navigation = useNavigation();
  const signedIn = useSignedIn();
  const session = useSession();
  const { query } = usePlace('login');
  const safe = useReturnAddress(query.redirect);
  const destination = safe === undefined ? undefined : placeOf(safe)?.destination;
  // The sign-in itself is nowhere to come back to.
  const target = destination === 'login' ? undefined : safe;

  const follow = useEffectEvent(() => {
    if (target === undefined) navigation.replace('home');
    else if (isSignInWindow(target)) host.page.leave(target, { replace: true });
    else navigation.follow(target);
  });
  useEffect(() => {
    if (signedIn) follow();
  }, [signedIn]);

  const group = session.get('groupId');
  return {
    place: target === undefined ? undefined : destination,
    hidesCode: query.hideMobileLogin === '1' || hidesMobileLogin(target ?? '', group),
  };
}
