import { useEffect, useState } from 'react';
import { useHost } from '../../host/context.tsx';
import type { HostUser } from '../../host/host.ts';

/** User signed in with the host while nobody is here; undefined until the host says so, and where it cannot. */
export function useHostUser(): HostUser | undefined {
  const host = useHost();
  const [user, setUser] = useState<HostUser>();
  useEffect(() => {
    let gone = false;
    const ask = async () => {
      const known = (await host.userStatus()) === 'member' && (await host.userInfo());
      if (known && !gone) setUser(known);
    };
    if (host.can('userInfo')) void ask().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [host]);
  return user;
}
