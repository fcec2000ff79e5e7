import type { ListedOrder } from '../../contracts/orders/orders.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { useToldDays } from '../../messages/use-told-days.ts';
import { useToday } from '../shell/use-today.ts';
import type { DueOrder } from '../../rules/orders/pending.ts';

/** More minutes than these are told by day and time. */
const mostMinutes = 120;

interface DueWords {
  /** Time that is left to pay: `left` after a word that something is to be paid, `within` as an order to do it. */
  readonly time: (due: DueOrder<ListedOrder>, as: 'left' | 'within') => string;
  /** Kind and flights of an order, or its subject where it has none. */
  readonly subject: (order: ListedOrder) => string;
}

/** Words of an order that waits for the member, in a line. */
export function useDueWords(): DueWords {
  const t = useMessages('orders-hub');
  const kinds = useMessages('order-kinds');
  const { date } = useFormats();
  const { day } = useToldDays(useToday());
  return {
    time({ order: { payUntil }, minutes }, as) {
      if (payUntil === undefined) return t('due.label');
      if (minutes > mostMinutes) return t('due.by', { day: day(payUntil), time: date(payUntil, 'time') });
      return t(as === 'left' ? 'waiting.due' : 'due.within', { minutes });
    },
    subject: ({ kind, title, flightNos }) =>
      flightNos.length === 0 ? title : `${kinds(`kind.${kind}`)} ${flightNos.join(' ')}`,
  };
}
