import { loginRequestAt } from '../../../client/account/login-flow.ts';
import { useHost } from '../../../host/context.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import { useSession } from '../../../session/session-provider.tsx';
import { useReturnAddress } from '../../shell/use-return-address.ts';

/** Where a newcomer was going: a path of the site. A sign-in leads back to this site alone, so another's address counts for nothing. */
export function useWanted(): string | undefined {
  const wanted = { ...usePlace('register').query, ...usePlace('registered').query };
  const address = useReturnAddress(wanted.redirect);
  return address?.startsWith('/') ? address : undefined;
}

/** The way on for who is signed in: to where the newcomer was going, else to the member's own page. */
export function useGoOn(): { readonly href: string; readonly label: string } {
  const t = useMessages('register');
  const { href } = useNavigation();
  const wanted = useWanted();
  return wanted === undefined
    ? { href: href('mine'), label: t('signedIn.mine') }
    : { href: wanted, label: t('signedIn.goOn') };
}

/** Goes to sign in, and then to where the newcomer was going, else to the member's own page. */
export function useSignIn(): () => void {
  const host = useHost();
  const session = useSession();
  const { href } = useNavigation();
  const returnTo = useWanted() ?? href('mine');
  const t = useMessages('failures');
  return () => {
    const request = loginRequestAt(returnTo, session.get('groupId'));
    host.login(request).catch(() => toastStore.show(t('systemError')));
  };
}
