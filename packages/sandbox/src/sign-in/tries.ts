/** Wrong passwords in a row before an account is locked, and for how long, ms. Assumed. */
export const lock = { tries: 5, for: 30 * 60_000 } as const;

/** Counts wrong passwords of each member. */
export interface Tries {
  readonly locked: (cardNo: string) => boolean;
  /** One more wrong one; answers how many are left. */
  readonly wrong: (cardNo: string) => number;
  /** The right one, or a new one: the count begins again. */
  readonly right: (cardNo: string) => void;
  readonly clear: () => void;
}

/** @param now ms since 1970, by the airline's clock */
export function createTries(now: () => number): Tries {
  const counts = new Map<string, { wrong: number; until: number }>();
  const of = (cardNo: string) => {
    const count = counts.get(cardNo);
    return count && (count.until === 0 || count.until > now()) ? count : { wrong: 0, until: 0 };
  };
  return {
    locked: (cardNo) => of(cardNo).until > 0,
    wrong(cardNo) {
      const wrong = of(cardNo).wrong + 1;
      counts.set(cardNo, { wrong, until: wrong >= lock.tries ? now() + lock.for : 0 });
      return Math.max(0, lock.tries - wrong);
    },
    right: (cardNo) => void counts.delete(cardNo),
    clear: () => counts.clear(),
  };
}
