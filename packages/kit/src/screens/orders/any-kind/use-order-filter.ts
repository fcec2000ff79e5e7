import { useCallback, useEffect, useMemo } from 'react';
import { useQueryOfAddress } from '../../../navigation/query-of-address.ts';
import type { Day } from '../../../rules/days.ts';
import { orderKindNames, type OrderKind, type OrderListPage } from '../../../rules/orders/kinds.ts';
import { usualFilter, type OrderFilter } from '../../../rules/orders/listing.ts';
import { documentedStatuses } from '../../../rules/orders/status.ts';
import type { Remembered } from '../../../session/memory.ts';
import { useRemembered } from '../../../session/use-remembered.ts';
import { dateRange } from '../../../validators/date-range.ts';

/** Filter and words of a list. Words may be a name: they are in no address, and outlive no reload. */
export interface ListChoice {
  readonly filter: OrderFilter;
  readonly words: string;
}

const among = <Value extends string>(known: readonly Value[], text: string | null): readonly Value[] => {
  const wanted = (text ?? '').split(',');
  return known.filter((each) => wanted.includes(each));
};

/** Choice that an address begins with: `kind=hotel,car&status=waiting&from=2026-05-01&to=2026-06-01`. */
function choiceOfAddress(
  query: URLSearchParams,
  today: Day,
  kinds: readonly OrderKind[] = orderKindNames,
): ListChoice {
  const usual = usualFilter(today);
  const days = dateRange(query.get('from') ?? usual.from, query.get('to') ?? usual.to, 'orders');
  return {
    filter: {
      from: days.ok ? days.value.start : usual.from,
      to: days.ok ? days.value.end : usual.to,
      kinds: among(kinds, query.get('kind')),
      statuses: among(documentedStatuses, query.get('status')),
    },
    words: '',
  };
}

/** Choices of one list by the query of its address, and the one that it was last shown at. */
interface LeftList {
  readonly last: string;
  readonly choices: Readonly<Record<string, ListChoice>>;
}

/** By list. */
const left: Remembered<Partial<Record<OrderListPage, LeftList>>> = { name: 'orderLists', none: {} };

const untouched: LeftList = { last: '', choices: {} };

/**
 * Choice of a list, kept for each address: who comes back, or opens an order beside the list, finds it as it was left.
 * @param beside the address is that of an order: the list is beside it as it was last shown
 */
export function useOrderFilter(
  page: OrderListPage,
  beside: boolean,
  today: Day,
  kinds: readonly OrderKind[],
) {
  const query = useQueryOfAddress().toString();
  const [lists, write] = useRemembered(left);
  const { last, choices } = lists[page] ?? untouched;
  const key = beside ? last : query;
  const begun = useMemo(() => choiceOfAddress(new URLSearchParams(key), today, kinds), [key, today, kinds]);
  const choice = choices[key] ?? begun;
  const leave = useCallback(
    (at: string, next?: ListChoice) =>
      write((before) => {
        const list = before[page] ?? untouched;
        return { ...before, [page]: { last: at, choices: { ...list.choices, ...(next && { [at]: next }) } } };
      }),
    [page, write],
  );
  useEffect(() => {
    if (key !== last) leave(key);
  }, [key, last, leave]);
  const change = useCallback(
    (next: Partial<ListChoice>) => leave(key, { ...choice, ...next }),
    [leave, key, choice],
  );
  return { ...choice, change };
}
