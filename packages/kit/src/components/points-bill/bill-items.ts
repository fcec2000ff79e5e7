import { groupByMonth, type BillEntry, type MonthTotals } from '../../rules/bill.ts';

/** Where an entry stands in its month's card. */
export type Edge = 'only' | 'first' | 'middle' | 'last';

/** One row of the bill: the head of a month, or an entry. */
export type BillItem<Entry extends BillEntry> =
  | { readonly kind: 'month'; readonly key: string; readonly totals: MonthTotals }
  | { readonly kind: 'entry'; readonly key: string; readonly entry: Entry; readonly edge: Edge };

const edgeOf = (index: number, count: number): Edge => {
  if (count === 1) return 'only';
  if (index === 0) return 'first';
  return index === count - 1 ? 'last' : 'middle';
};

/** The bill as one flat list, ready for windowing: each month's head, then its entries. */
export const billItems = <Entry extends BillEntry>(entries: readonly Entry[]): BillItem<Entry>[] =>
  groupByMonth(entries).flatMap((month): BillItem<Entry>[] => [
    { kind: 'month', key: month.month, totals: month },
    ...month.entries.map((entry, index): BillItem<Entry> => ({
      kind: 'entry',
      key: entry.activityId,
      entry,
      edge: edgeOf(index, month.entries.length),
    })),
  ]);
