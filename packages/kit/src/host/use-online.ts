import { useSyncExternalStore } from 'react';
import { useHost } from './context.tsx';

/** Whether the device has a connection. A server says yes. */
export function useOnline(): boolean {
  const { page } = useHost();
  return useSyncExternalStore(page.onOnlineChange, page.online, () => true);
}
