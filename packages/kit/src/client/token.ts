import { tokenDays, type Host } from '../host/host.ts';

/** The login token of the page, for those who must know when it comes and goes. The host keeps it. */
export interface Token {
  readonly held: () => boolean;
  /**
   * Stores a new token under the host's alias for 7 days.
   * @param remember false: only until the browser is closed
   */
  readonly keep: (token: string, remember?: boolean) => void;
  readonly forget: () => void;
  /** Somebody else has changed it: the host, or another window. */
  readonly look: () => void;
  /** Calls back after `keep`, `forget` and `look`; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The token of a host. Whenever it changes hands, what the device keeps for its holder goes. */
export function createToken(host: Pick<Host, 'environment' | 'cookies' | 'logout' | 'wipeKept'>): Token {
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return {
    held: () => host.environment().proof !== '',
    keep: (token, remember = true) => {
      if (token !== host.environment().proof) host.wipeKept();
      host.cookies.set(host.environment().alias, token, ...(remember ? [tokenDays] : []));
      changed();
    },
    forget: () => {
      host.wipeKept();
      host.logout();
      changed();
    },
    look: changed,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
