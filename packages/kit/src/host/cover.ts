import type { SiteHistory } from './site-history.ts';

interface CoverOptions {
  readonly window: Window;
  readonly base: string;
  readonly site: SiteHistory;
  /** Closes what lies topmost over the page. */
  readonly closesOverlay: () => boolean;
}

/** What lies over the first page, towards the history. */
export interface Cover {
  /** Whether something lies over the page now. */
  readonly tell: (covered: boolean) => void;
  /** The browser has come to another entry; true when that is no step of the site's. */
  readonly popped: () => boolean;
}

/**
 * Puts what lies over the visit's first page on an entry of its own, so that going back closes it and stays. The site does
 * not notice: such an entry has the mark of the one below, and steps between the two are kept from it.
 */
export function coverEntry({ window, base, site, closesOverlay }: CoverOptions): Cover {
  const { history } = window;
  const said = (name: string): unknown => (Object(history.state) as Record<string, unknown>)[name];
  const isCover = () => said('cover') === true;
  const isFirst = () => !said('depth');

  let covered = false;
  let on = isCover();
  /** On the way down from it. */
  let going = false;

  const leave = () => {
    going = true;
    history.back();
  };
  const settle = () => {
    // A page that was opened from what lay over the first one.
    if (!isFirst()) on = false;
    if (going || covered === on) return;
    if (!covered) return leave();
    if (!isFirst()) return;
    on = true;
    history.pushState({ key: site.current().key, depth: 0, cover: true }, '');
  };

  return {
    tell(now) {
      covered = now;
      settle();
    },
    popped() {
      if (isCover()) {
        // By the way forward, or back from a page that was opened from it: the site shows its page, then it goes.
        if (!covered) leave();
        return false;
      }
      if (!going && !(on && isFirst())) return false;
      const { key, address } = site.current();
      // The page may have become another under what lay over it.
      if (said('key') !== key) history.replaceState({ key, depth: 0 }, '', base + address);
      on = false;
      if (going) {
        going = false;
        settle();
      } else closesOverlay();
      return true;
    },
  };
}
