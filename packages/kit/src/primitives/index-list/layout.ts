import type { IndexGroup } from './types.ts';

/** Kinds of rows, as indices into the heights of a geometry. */
const [head, option] = [0, 1];

/** Heads and items of all groups as rows one below the other. An item's place counts items alone, from 0. */
export interface Layout<Item> {
  readonly groups: readonly IndexGroup<Item>[];
  /** Kind of each row: 0 for a head, 1 for an item. */
  readonly kinds: Uint8Array;
  /** Number of items. */
  readonly total: number;
  /** First row of each group, and the end of the last one. */
  readonly starts: readonly number[];
}

/** A group without letter and title has none. */
export const headOf = (group: IndexGroup<unknown> | undefined): string | undefined =>
  group?.title ?? group?.letter;

const headsOf = (group: IndexGroup<unknown> | undefined): number => (headOf(group) === undefined ? 0 : 1);

export function layOut<Item>(groups: readonly IndexGroup<Item>[]): Layout<Item> {
  const starts = [0];
  let total = 0;
  for (const group of groups) {
    total += group.items.length;
    starts.push((starts.at(-1) ?? 0) + headsOf(group) + group.items.length);
  }
  const kinds = new Uint8Array(starts.at(-1) ?? 0).fill(option);
  groups.forEach((group, at) => {
    if (headsOf(group) > 0) kinds[starts[at] ?? 0] = head;
  });
  return { groups, kinds, total, starts };
}

/** Where items begin in a group: their first row, and the place of the first one. */
export function beginOf<Item>(
  { groups, starts }: Layout<Item>,
  group: number,
): { row: number; place: number } {
  const row = (starts[group] ?? 0) + headsOf(groups[group]);
  let place = row;
  for (let before = 0; before <= group; before += 1) place -= headsOf(groups[before]);
  return { row, place };
}

/** The row of the item at a place. */
export function rowOf<Item>(layout: Layout<Item>, place: number): number {
  const group = layout.groups.findLastIndex(
    ({ items }, at) => items.length > 0 && beginOf(layout, at).place <= place,
  );
  const begin = beginOf(layout, Math.max(0, group));
  return begin.row + place - begin.place;
}

/** The item in a row and its place; `undefined` for a head. */
export function itemAt<Item>(layout: Layout<Item>, row: number): { item: Item; place: number } | undefined {
  const group = layout.starts.findLastIndex((start) => start <= row);
  const begin = beginOf(layout, group);
  const at = row - begin.row;
  const items = layout.groups[group]?.items;
  return items && at >= 0 && at < items.length
    ? { item: items[at] as Item, place: begin.place + at }
    : undefined;
}

/** The place of the first item for which something is true; -1 for none. */
export function placeOf<Item>(layout: Layout<Item>, isIt: (item: Item) => boolean): number {
  const group = layout.groups.findIndex(({ items }) => items.some(isIt));
  return group < 0
    ? -1
    : beginOf(layout, group).place + (layout.groups[group]?.items.findIndex((item) => isIt(item)) ?? 0);
}

/** The groups that have a place in the bar. */
export const lettersOf = <Item>(layout: Layout<Item>) =>
  layout.groups.flatMap(({ letter, title }, group) =>
    letter === undefined ? [] : [{ letter, title, group }],
  );
