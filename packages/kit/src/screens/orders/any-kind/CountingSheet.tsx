import { useState, type ComponentType } from 'react';
import { useOrders } from '../../../client/orders/orders.ts';
import type { OrderFilterSheetProps } from '../../../components/order-list/OrderFilterSheet.tsx';
import type { ListedOrder } from '../../../contracts/orders/orders.ts';
import { chosenOrders, indexOrders, type OrderFilter } from '../../../rules/orders/listing.ts';
import { useOrderClock } from '../use-order-clock.ts';
import type { KnownOrders } from './use-listed-orders.ts';
import type { ListChoice } from './use-order-filter.ts';

type SheetOwn = 'value' | 'onChange' | 'countOf' | 'onDaysChange';

export interface CountingSheetProps extends Omit<OrderFilterSheetProps, SheetOwn> {
  Sheet: ComponentType<OrderFilterSheetProps>;
  known: KnownOrders;
  filter: OrderFilter;
  change: (next: Partial<ListChoice>) => void;
}

/** The filter's sheet, which counts once it has been asked for. */
export function CountingSheet({ Sheet, known, filter, change, ...sheet }: CountingSheetProps) {
  const { countOf, askDays } = useCounts(known, filter, sheet.kinds);
  return (
    <Sheet
      {...sheet}
      countOf={countOf}
      value={filter}
      onChange={(next) => change({ filter: next })}
      onDaysChange={askDays}
    />
  );
}

/** How many orders a filter would show; other days are asked for when they are wanted. */
function useCounts(known: KnownOrders, { from, to }: OrderFilter, kinds: readonly ListedOrder['kind'][]) {
  const [days, setDays] = useState<Pick<OrderFilter, 'from' | 'to'>>();
  const clock = useOrderClock();
  const other = useOrders(days, { announce: 'silent' });
  const countOf = (wanted: OrderFilter): number | undefined => {
    if (wanted.from === from && wanted.to === to) return chosenOrders(known, wanted, '', clock).length;
    if (!other.data || days?.from !== wanted.from || days.to !== wanted.to) return undefined;
    const listed = other.data.orders.filter(({ kind }) => kinds.includes(kind));
    return chosenOrders(indexOrders(listed), wanted, '', clock).length;
  };
  return { countOf, askDays: setDays };
}
