import type { Fee, FeeStep, Wish } from '../fare-ladder/ladder.ts';

/** Fees of one wish from an instant on, as one sentence tells them. */
export type FeeOutline =
  /** One answer from now on. */
  | { readonly kind: 'same'; readonly fee: Fee }
  /** One change of it, at a time before departure. */
  | { readonly kind: 'two'; readonly until: FeeStep; readonly first: Fee; readonly later: Fee }
  /** Several: the first and the last. */
  | { readonly kind: 'more'; readonly first: Fee; readonly last: Fee };

const same = (one: Fee, other: Fee): boolean =>
  one.answer === other.answer &&
  (one.answer !== 'fee' || (other.answer === 'fee' && one.amount === other.amount));

const unknown: Fee = { answer: 'unknown' };

/**
 * The steps of one wish that are still to come, in short. Steps that are over are nobody's choice any more.
 * @param now ms since 1970
 */
export function feeOutline(steps: readonly FeeStep[], wish: Wish, now: number): FeeOutline {
  const open = steps.filter(({ until }) => until === undefined || now <= until);
  const joined: FeeStep[] = [];
  for (const step of open) {
    const last = joined.at(-1);
    if (last && same(last[wish], step[wish])) joined[joined.length - 1] = step;
    else joined.push(step);
  }
  const [first, second, third] = joined;
  if (!first) return { kind: 'same', fee: unknown };
  if (!second) return { kind: 'same', fee: first[wish] };
  if (!third) return { kind: 'two', until: first, first: first[wish], later: second[wish] };
  return { kind: 'more', first: first[wish], last: joined.at(-1)?.[wish] ?? unknown };
}
