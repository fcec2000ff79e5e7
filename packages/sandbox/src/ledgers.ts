import type { Clock } from './clock.ts';
import type { PointsEvents } from './points-events.ts';
import { ledgerOf } from './seed/histories.ts';
import type { Ledger } from './seed/ledger.ts';

/** Accounts of points, as history and events make them. */
export interface Ledgers {
  readonly of: (cardNo: string) => Ledger;
  /** Points that a member can spend now. */
  readonly spendable: (cardNo: string) => number;
  readonly clear: () => void;
}

/** Books that accounts follow. */
interface Followed {
  readonly clock: Clock;
  readonly pointsEvents: PointsEvents;
  /** Puts on the bills what has fallen due by now. */
  readonly postDue: () => void;
  /** Points that are kept for orders which are not paid yet. */
  readonly held: (cardNo: string) => number;
}

/** Ledgers that are made once for each day and state of the events. */
export function createLedgers({ clock, pointsEvents, postDue, held }: Followed): Ledgers {
  const made = new Map<string, Ledger>();
  const of = (cardNo: string): Ledger => {
    postDue();
    const since = pointsEvents.of(cardNo);
    const key = `${cardNo} ${clock.today()} ${since.length}`;
    const ledger = made.get(key) ?? ledgerOf(cardNo, clock.today(), since);
    made.set(key, ledger);
    return ledger;
  };
  return {
    of,
    spendable: (cardNo) =>
      Math.max(0, of(cardNo).batches.reduce((sum, { points }) => sum + points, 0) - held(cardNo)),
    clear: () => made.clear(),
  };
}
