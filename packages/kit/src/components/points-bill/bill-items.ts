import { groupByMonth, type BillEntry, type MonthTotals } from '../../rules/bill.ts';

/** Where an entry is in its month's card. */
export type Edge = 'only' | 'first' | 'middle' | 'last';

/** One row of the bill: the head of a month, or an entry. They are as they are: 12,000 wrappings cost a frame. */
export type BillItem<Entry extends BillEntry> = MonthTotals | Entry;

export const isMonth = <Entry extends BillEntry>(item: BillItem<Entry>): item is MonthTotals =>
  'month' in item;

/** The bill as one flat list, ready for windowing: each month's head, then its entries. */
export const billItems = <Entry extends BillEntry>(entries: readonly Entry[]): BillItem<Entry>[] => {
  const items: BillItem<Entry>[] = [];
  for (const month of groupByMonth(entries)) {
    items.push(month);
    for (const entry of month.entries) items.push(entry);
  }
  return items;
};

/** The edge of the entry at a place of the list. */
export const edgeAt = <Entry extends BillEntry>(items: readonly BillItem<Entry>[], index: number): Edge => {
  const bounds = (at: number): boolean => {
    const neighbour = items[at];
    return neighbour === undefined || isMonth(neighbour);
  };
  if (bounds(index - 1)) return bounds(index + 1) ? 'only' : 'first';
  return bounds(index + 1) ? 'last' : 'middle';
};
