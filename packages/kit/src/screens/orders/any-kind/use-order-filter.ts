import { useState } from 'react';
import { useQueryOfAddress } from '../../../navigation/query-of-address.ts';
import type { Day } from '../../../rules/days.ts';
import { orderKindNames, type OrderKind } from '../../../rules/orders/kinds.ts';
import { usualFilter, type OrderFilter } from '../../../rules/orders/listing.ts';
import { documentedStatuses } from '../../../rules/orders/status.ts';
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

/** Choice of the list, kept for each address for as long as the screen is: who comes back finds it as it was left. */
export function useOrderFilter(today: Day, kinds: readonly OrderKind[]) {
  const query = useQueryOfAddress();
  const key = query.toString();
  const [kept, setKept] = useState<Readonly<Record<string, ListChoice>>>({});
  const choice = kept[key] ?? choiceOfAddress(query, today, kinds);
  return {
    ...choice,
    change: (next: Partial<ListChoice>) =>
      setKept((before) => ({ ...before, [key]: { ...choice, ...next } })),
  };
}
