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
  /**
   * Something lies over the page, or nothing does any more. On the visit's first entry going back would leave the site;
   * there what lies over the page stands on an entry of its own.
   */
  readonly cover: (covered: boolean) => void;
  /** Calls back at each change; returns the way to stop. */
  readonly subscribe: (changed: () => void) => () => void;
}

export interface HistoryOptions {
  /** The browser goes back: answers true when that has closed something over the page, which then stays. */
  readonly closesOverlay?: () => boolean;
}
