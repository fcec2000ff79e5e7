import { useHost } from '../../host/context.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { toastStore } from '../../primitives/toast/store.ts';

/** Goes to sign in, and then to the member's own page. */
export function useSignIn(): () => void {
  const host = useHost();
  const { href } = useNavigation();
  const t = useMessages('failures');
  return () => {
    const returnTo = href('mine');
    host.login({ returnTo, hideMobileLogin: false }).catch(() => toastStore.show(t('systemError')));
  };
}
