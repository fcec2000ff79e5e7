import type { Cover } from './cover.ts';
import type { Entry, HistoryOptions, SiteHistory } from './site-history.ts';

export type { Entry, HistoryOptions, SiteHistory };

/** What an entry of ours keeps in `history.state`. */
interface Mark {
  readonly key: string;
  /** Entries of this visit that lie behind it. */
  readonly depth: number;
}

const isMark = (state: unknown): state is Mark =>
  typeof state === 'object' && state !== null && 'key' in state && 'depth' in state;

/** The history of a window. Scrolling is left to the site. */
export function windowHistory(
  window: Window,
  base: string,
  { closesOverlay = () => false }: HistoryOptions = {},
): SiteHistory {
  const { history, location } = window;
  const listeners = new Set<() => void>();
  let made = 0;
  const newKey = () => `${Date.now().toString(36)}${(made += 1)}`;

  const addressNow = () => {
    const { pathname, search } = location;
    return `${pathname.startsWith(base) ? pathname.slice(base.length) || '/' : pathname}${search}`;
  };
  const mark = (): Mark => {
    const state: unknown = history.state;
    return isMark(state) ? state : { key: 'first', depth: 0 };
  };

  history.scrollRestoration = 'manual';
  let entry: Entry = { address: addressNow(), key: mark().key, arrival: 'first' };
  const show = (next: Entry) => {
    entry = next;
    for (const changed of listeners) changed();
  };
  let depth = mark().depth;
  /** What each depth shows, as far as this page has seen it: after a reload, or another site, only what came since. */
  const shown: string[] = [];
  shown[depth] = entry.address;
  /** On the way to an entry behind; what lies over the page goes with the page. */
  let returning = false;
  /** Whether a step was between the first page and what lies over it. */
  let isAside = () => false;
  window.addEventListener('popstate', () => {
    if (isAside()) return;
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

  let covering: Promise<Cover> | undefined;
  const site: SiteHistory = {
    current: () => entry,
    push(path) {
      if (path === entry.address) return;
      const next: Mark = { key: newKey(), depth: mark().depth + 1 };
      history.pushState(next, '', base + path);
      depth = next.depth;
      shown.splice(depth, shown.length, path);
      show({ address: path, key: next.key, arrival: 'push' });
    },
    replace(path) {
      if (path === entry.address) return;
      const next: Mark = { key: newKey(), depth: mark().depth };
      history.replaceState(next, '', base + path);
      shown[next.depth] = path;
      show({ address: path, key: next.key, arrival: 'replace' });
    },
    back() {
      if (mark().depth === 0) return false;
      history.back();
      return true;
    },
    backTo(path) {
      const now = mark().depth;
      const shows = (address = '') => (path.includes('?') ? address : address.replace(/\?.*/, '')) === path;
      const at = shown.slice(0, now).findLastIndex(shows);
      if (at < 0) return false;
      if (returning) return true;
      returning = true;
      // What is finished is not found again by going forward.
      shown[now] = path;
      history.replaceState({ key: newKey(), depth: now } satisfies Mark, '', base + path);
      history.go(at - now);
      return true;
    },
    cover(covered) {
      if (!covering && mark().depth > 0) return;
      covering ??= import('./cover.ts').then(({ coverEntry }) =>
        coverEntry({ window, base, site, closesOverlay }),
      );
      covering.then(
        ({ tell, popped }) => {
          isAside = popped;
          tell(covered);
        },
        // Without a network its code may be missing; the next one asks again.
        () => {
          covering = undefined;
        },
      );
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
  return site;
}
