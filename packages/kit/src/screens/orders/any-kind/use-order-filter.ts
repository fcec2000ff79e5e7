import { useCallback, useEffect, useMemo } from 'react';
import { listed } from '../../../navigation/first-routes.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { useQueryOfAddress } from '../../../navigation/query-of-address.ts';
import type { Day } from '../../../rules/days.ts';
import { orderKindNames, type OrderKind, type OrderListPage } from '../../../rules/orders/kinds.ts';
import { usualFilter, type OrderFilter } from '../../../rules/orders/listing.ts';
import { documentedStatuses } from '../../../rules/orders/status.ts';
import type { Remembered } from '../../../session/memory.ts';
import { useRemembered } from '../../../session/use-remembered.ts';
import { dateRange } from '../../../validators/date-range.ts';

/** Pages of the lists that are filtered. */
export type FilteredPage = Extract<OrderListPage, 'orders' | 'prepaidOrders' | 'travelOrders'>;

/** Filter and words of a list. The filter is in the address. Words may be a name: they are in none, and outlive no reload. */
export interface ListChoice {
  readonly filter: OrderFilter;
  readonly words: string;
}

const among = <Value extends string>(known: readonly Value[], text: string | null): readonly Value[] => {
  const wanted = (text ?? '').split(',');
  return known.filter((each) => wanted.includes(each));
};

/** Choice that an address begins with: `kind=hotel,meal&status=waiting&from=2026-05-01&to=2026-06-01`. */
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

/** The query of a filter, without what is usual. */
function queryOf({ from, to, kinds, statuses }: OrderFilter, today: Day) {
  const usual = usualFilter(today);
  const days = from !== usual.from || to !== usual.to;
  return {
    ...(kinds.length > 0 && { kind: kinds.join() }),
    ...(statuses.length > 0 && { status: statuses.join() }),
    ...(days && { from, to }),
  };
}

/** The part of a query that is a list's filter, always in the same order. */
const keyOf = (query: URLSearchParams): string =>
  new URLSearchParams(listed.flatMap((name) => query.getAll(name).map((value) => [name, value]))).toString();

/** Choices of one list by the filter of its address, and the one that it was last shown at. */
interface LeftList {
  readonly last: string;
  readonly choices: Readonly<Record<string, ListChoice>>;
}

/** By list. */
const left: Remembered<Partial<Record<FilteredPage, LeftList>>> = { name: 'orderLists', none: {} };

const untouched: LeftList = { last: '', choices: {} };

/** A list at the address that it has moved to: the one that it comes from says again what it said before. */
function arrived({ last, choices }: LeftList, at: string): LeftList {
  if (choices[last] === undefined || choices[last] !== choices[at]) return { last: at, choices };
  const { [last]: _moved, ...kept } = choices;
  return { last: at, choices: kept };
}

/**
 * Choice of a list, kept for each address: who comes back, or opens an order beside the list, finds it as it was left. Another filter is
 * written into the address, so that a reload and a link show the same list.
 * @param beside the address is that of an order: the list is beside it as it was last shown
 */
export function useOrderFilter(page: FilteredPage, beside: boolean, today: Day, kinds: readonly OrderKind[]) {
  const navigation = useNavigation();
  const query = useQueryOfAddress();
  const [lists, write] = useRemembered(left);
  const { last, choices } = lists[page] ?? untouched;
  const key = beside ? last : keyOf(query);
  const begun = useMemo(() => choiceOfAddress(new URLSearchParams(key), today, kinds), [key, today, kinds]);
  const choice = choices[key] ?? begun;
  useEffect(() => {
    if (key !== last) write((before) => ({ ...before, [page]: arrived(before[page] ?? untouched, key) }));
  }, [key, last, page, write]);
  const change = useCallback(
    (part: Partial<ListChoice>) => {
      const next = { ...choice, ...part };
      const wanted = queryOf(next.filter, today);
      const to = beside ? key : keyOf(new URLSearchParams(wanted));
      write((before) => {
        const list = before[page] ?? untouched;
        return { ...before, [page]: { last: key, choices: { ...list.choices, [key]: next, [to]: next } } };
      });
      if (to === key) return;
      if (page === 'travelOrders')
        navigation.replace(page, { query: { tab: query.get('tab') ?? undefined, ...wanted } });
      else navigation.replace(page, { query: wanted });
    },
    [beside, choice, key, navigation, page, query, today, write],
  );
  return { ...choice, change };
}
