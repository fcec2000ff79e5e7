import { useHost } from '../../../host/context.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';

/** The way to a new password, and back to this sign-in. */
export function useRecoverHref(): string {
  const host = useHost();
  return useNavigation().href('findPassword', {
    query: { channel: 'login', returnUrl: host.page.path() },
  });
}
