import type { AirActivity, PointsEntry, PointsSummary } from '../../contracts/points/points.ts';
import type { UnreadableEntry } from '../../contracts/unreadable.ts';
import type { Batch, BillWindow, MonthTotals } from '../../rules/bill.ts';
import type { Day } from '../../rules/days.ts';

export type { AirActivity, PointsEntry, PointsSummary };

/** All that the bill shows. Any host can fill it. */
export interface BillData {
  /** The points summary's figures. */
  readonly summary: PointsSummary;
  /** Batches with their last day; any order. */
  readonly batches: readonly Batch[];
  /** The bars, oldest month first; `lastMonths` makes them from entries. */
  readonly months: readonly MonthTotals[];
  /** The entries of `window`. Keep the array's identity while they are the same. */
  readonly entries: readonly PointsEntry[];
  /** Entries that could not be read: they are in no list and no sum. */
  readonly unreadable?: readonly UnreadableEntry[] | undefined;
  /** The days that `entries` covers. */
  readonly window: BillWindow;
  /** The airline's calendar day, which "days left" counts from. */
  readonly today: Day;
}

/** Where the bill leads. A missing link is not offered. */
export interface BillLinks {
  /** Address of an entry's detail. */
  readonly entry: (entry: PointsEntry) => string;
  /** Address of all expiring batches. */
  readonly expiring?: string;
  /** Address of the explanation of the figures. */
  readonly about?: string;
  /** Address of the period's choice; offered when there are no entries. */
  readonly filter?: string;
}
