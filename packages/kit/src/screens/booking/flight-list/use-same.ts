import { useState } from 'react';

/** The same array for as long as it holds the same, so that nothing below is drawn again. */
export function useSame<Item>(items: readonly Item[]): readonly Item[] {
  const [kept, setKept] = useState(items);
  if (kept.length === items.length && kept.every((item, at) => item === items[at])) return kept;
  setKept(items);
  return items;
}
