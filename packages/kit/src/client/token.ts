import { inTurn } from '../host/in-turn.ts';
import { tokenDays, type Host } from '../host/host.ts';
import type { Holder } from './holder.ts';

/** The login token of the page, for those who must know when it comes and goes. The host keeps it. */
export interface Token {
  /** Whether somebody is signed in, as far as the page knows. */
  readonly held: () => boolean;
  /**
   * Stores a new token under the host's alias for 7 days.
   * @param remember false: only until the browser is closed
   */
  readonly keep: (token: string, remember?: boolean) => void;
  /** Never throws: a step that a browser forbids keeps none of the others. */
  readonly forget: () => void;
  /** Somebody else may have changed it: the host, or another window. */
  readonly look: () => void;
  /** Calls back when it has changed, or whose it is; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

type Keeper = Pick<Host, 'environment' | 'cookies' | 'logout' | 'wipeKept' | 'tokenNews'>;

/** The token of a host. Whenever it changes hands, what the device keeps for its holder goes, and other pages are told. */
export function createToken(
  host: Keeper,
  holder: Pick<Holder, 'key' | 'holding' | 'look' | 'take' | 'subscribe'>,
): Token {
  return {
    // A token that has gone unseen is told by `look`, not by a page that changes under its reader.
    held: () => host.environment().proof !== '' || (holder.holding() === 'own' && holder.key() !== ''),
    keep: (token, remember = true) => {
      if (token !== host.environment().proof) host.wipeKept();
      host.cookies.set(host.environment().alias, token, ...(remember ? [tokenDays] : []));
      holder.take();
      host.tokenNews.tell();
    },
    // The token first: whatever fails after it, nobody is signed in here any more.
    forget: () => inTurn(host.logout, holder.take, host.wipeKept, host.tokenNews.tell),
    look: holder.look,
    subscribe: holder.subscribe,
  };
}
