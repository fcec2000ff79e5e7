import type { Visit } from './visit.ts';

/** A page that has been drawn, and how it was reached. */
export interface PageTurn {
  readonly page: HTMLElement;
  readonly visit: Visit;
}

/** The pages of one site, as they are drawn; whoever follows them may come later. */
export interface PageTurns {
  /** Says that a page has been drawn. */
  readonly turn: (turn: PageTurn) => void;
  /** The page on show. */
  readonly latest: () => PageTurn | undefined;
  /**
   * Hears of every page that is drawn from now on.
   * @returns the way to stop
   */
  readonly follow: (follower: (turn: PageTurn) => void) => () => void;
  /** Where the focus was last, by page. */
  readonly left: WeakMap<HTMLElement, HTMLElement>;
}

export function createPageTurns(): PageTurns {
  let latest: PageTurn | undefined;
  const followers = new Set<(turn: PageTurn) => void>();
  return {
    left: new WeakMap(),
    turn(turn) {
      latest = turn;
      for (const follower of followers) follower(turn);
    },
    latest: () => latest,
    follow(follower) {
      followers.add(follower);
      return () => followers.delete(follower);
    },
  };
}
