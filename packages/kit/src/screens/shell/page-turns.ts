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
  /**
   * Hears of every page that is drawn from now on, in place of an earlier follower.
   * @returns the latest until now
   */
  readonly follow: (follower: ((turn: PageTurn) => void) | undefined) => PageTurn | undefined;
  /** Where the focus was last, by page. */
  readonly left: WeakMap<HTMLElement, HTMLElement>;
}

export function createPageTurns(): PageTurns {
  let latest: PageTurn | undefined;
  let following: ((turn: PageTurn) => void) | undefined;
  return {
    left: new WeakMap(),
    turn(turn) {
      latest = turn;
      following?.(turn);
    },
    follow(follower) {
      following = follower;
      return latest;
    },
  };
}
