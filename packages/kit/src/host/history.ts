import { deviceClock } from './clock.ts';
import { attempt } from './attempt.ts';

/** One entry of the browser's history, as it is shown. */
export interface Entry {
  /** Path and query, without the base. */
  readonly address: string;
  /** Stable for the entry, so that coming back finds what was left there. */
  readonly key: string;
  /** How it was reached: the visit's first, forward by a link, in place of another, or by the browser's own buttons. */
  readonly arrival: 'first' | 'push' | 'replace' | 'back';
}

/** The browser's history below one base path. */
export interface SiteHistory {
  /** The entry on show; the same object until it changes. */
  readonly current: () => Entry;
  /** Goes to a path without base. Going where one is already is ignored without a word. */
  readonly push: (path: string) => void;
  /** The same in place of the entry on show. */
  readonly replace: (path: string) => void;
  /** Goes back; false when nothing of this visit lies behind. */
  readonly back: () => boolean;
  /** Goes back to the nearest entry of this page's life that shows a path, with whatever query where it names none; false when none lies behind. */
  readonly backTo: (path: string) => boolean;
  /** Calls back at each change; returns the way to stop. */
  readonly subscribe: (changed: () => void) => () => void;
}

export interface HistoryOptions {
  /** The browser goes back: answers true when that has closed something over the page, which then stays. */
  readonly closesOverlay?: () => boolean;
}

/** Data that an entry of ours keeps in `history.state`. */
interface Mark {
  readonly key: string;
  /** Entries of this visit that lie behind it. */
  readonly depth: number;
}

const isMark = (state: unknown): state is Mark =>
  typeof state === 'object' && state !== null && 'key' in state && 'depth' in state;

/** The part of a browser's history that the site needs. */
type Steps = Pick<History, 'state' | 'scrollRestoration' | 'back' | 'go' | 'pushState' | 'replaceState'>;

/** The browser's history; where it may not be touched, each step loads a page. */
function historyOf(window: Window): Steps {
  return (
    attempt<Steps | undefined>(() => window.history, undefined) ?? {
      state: null,
      scrollRestoration: 'auto',
      back: () => undefined,
      go: () => undefined,
      pushState: (_state, _title, address) => window.location.assign(String(address)),
      replaceState: (_state, _title, address) => window.location.replace(String(address)),
    }
  );
}

/** The history of a window. Scrolling is left to the site. */
export function windowHistory(
  window: Window,
  base: string,
  { closesOverlay = () => false }: HistoryOptions = {},
): SiteHistory {
  const { location } = window;
  const history = historyOf(window);
  /** A browser may refuse a step, after many in a row for one; a page is loaded then. */
  const enter = (next: Mark, path: string, step: 'pushState' | 'replaceState') => {
    const address = base + path;
    const done = attempt(() => {
      history[step](next, '', address);
      return true;
    }, false);
    if (!done) location[step === 'pushState' ? 'assign' : 'replace'](address);
  };
  const listeners = new Set<() => void>();
  let made = 0;
  const newKey = () => `${deviceClock.time().toString(36)}${(made += 1)}`;

  const addressNow = () => {
    const { pathname, search } = location;
    return `${pathname.startsWith(base) ? pathname.slice(base.length) || '/' : pathname}${search}`;
  };
  const mark = (): Mark => {
    const state: unknown = attempt(() => history.state as unknown, undefined);
    return isMark(state) ? state : { key: 'first', depth: 0 };
  };

  attempt(() => {
    history.scrollRestoration = 'manual';
  }, undefined);
  let entry: Entry = { address: addressNow(), key: mark().key, arrival: 'first' };
  const show = (next: Entry) => {
    entry = next;
    for (const changed of listeners) changed();
  };
  let depth = mark().depth;
  /** Address at each depth, as far as this page has seen it: after a reload, or another site, only what came since. */
  const shown: string[] = [];
  shown[depth] = entry.address;
  /** On the way to an entry behind; what lies over the page goes with the page. */
  let returning = false;
  window.addEventListener('popstate', () => {
    const now = mark();
    const closes = !returning;
    returning = false;
    // Back on the entry whose overlay was closed.
    if (now.key === entry.key && addressNow() === entry.address) return;
    if (closes && now.depth < depth && closesOverlay()) {
      history.go(depth - now.depth);
      return;
    }
    depth = now.depth;
    shown[depth] = addressNow();
    show({ address: addressNow(), key: now.key, arrival: 'back' });
  });

  return {
    current: () => entry,
    push(path) {
      if (path === entry.address) return;
      const next: Mark = { key: newKey(), depth: mark().depth + 1 };
      enter(next, path, 'pushState');
      depth = next.depth;
      shown.splice(depth, shown.length, path);
      show({ address: path, key: next.key, arrival: 'push' });
    },
    replace(path) {
      if (path === entry.address) return;
      const next: Mark = { key: newKey(), depth: mark().depth };
      enter(next, path, 'replaceState');
      shown[next.depth] = path;
      show({ address: path, key: next.key, arrival: 'replace' });
    },
    back() {
      if (mark().depth === 0) return false;
      return attempt(() => {
        history.back();
        return true;
      }, false);
    },
    backTo(path) {
      const now = mark().depth;
      const shows = (address = '') => (path.includes('?') ? address : address.replace(/\?.*/, '')) === path;
      const at = shown.slice(0, now).findLastIndex(shows);
      if (at < 0) return false;
      if (returning) return true;
      returning = true;
      // A page that is finished is not found again by going forward.
      shown[now] = path;
      history.replaceState({ key: newKey(), depth: now } satisfies Mark, '', base + path);
      history.go(at - now);
      return true;
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
