import { useSyncExternalStore } from 'react';
import { useClient } from '../provider.tsx';

/** Whether the page holds a login token. */
export function useSignedIn(): boolean {
  const { token } = useClient();
  return useSyncExternalStore(token.subscribe, token.held, () => false);
}
