import { createContext, use, type ReactNode } from 'react';
import type { Host } from './host.ts';

const HostContext = createContext<Host | undefined>(undefined);

/** Gives everything below it the host that it runs in. */
export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

/** The host. Throws outside a `HostProvider`. */
export function useHost(): Host {
  const host = use(HostContext);
  if (!host) throw new Error('useHost needs a HostProvider above it');
  return host;
}
