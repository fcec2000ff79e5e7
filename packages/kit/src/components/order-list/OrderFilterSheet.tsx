import { useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Sheet } from '../../primitives/sheet/Sheet.tsx';
import type { Day } from '../../rules/days.ts';
import type { OrderKind } from '../../rules/orders/kinds.ts';
import { usualFilter, type OrderFilter } from '../../rules/orders/listing.ts';
import { dateRange } from '../../validators/date-range.ts';
import { KindChoice, StatusChoice } from './OrderChoices.tsx';
import { OrderDays } from './OrderDays.tsx';

export interface OrderFilterSheetProps extends RootProps<HTMLDivElement> {
  /** Whether it is shown. */
  open: boolean;
  /** It wants to close; what was chosen in it and not shown is forgotten. */
  onClose: () => void;
  /** Filter in force. */
  value: OrderFilter;
  /** The list is to be shown as it was chosen here. */
  onChange: (filter: OrderFilter) => void;
  /** Kinds that this list can have. */
  kinds: readonly OrderKind[];
  /** The airline's calendar day. */
  today: Day;
  /** How many orders a filter shows; undefined while that is not known. */
  countOf: (filter: OrderFilter) => number | undefined;
  /** Other days are being chosen: the count of these is wanted. */
  onDaysChange: (days: Pick<OrderFilter, 'from' | 'to'>) => void;
}

/** Days, kinds and statuses of a list of orders; its button says how many they show. */
export function OrderFilterSheet({ open, onClose, value, ...rest }: OrderFilterSheetProps) {
  const [filter, setFilter] = useState(value);
  // Each opening begins with what is in force.
  if (!open && filter !== value) setFilter(value);
  return <Chosen {...{ open, onClose, filter, setFilter }} {...rest} />;
}

interface ChosenProps extends Omit<OrderFilterSheetProps, 'value'> {
  filter: OrderFilter;
  setFilter: (filter: OrderFilter) => void;
}

function Chosen({
  open,
  onClose,
  onChange,
  filter,
  setFilter,
  kinds,
  today,
  countOf,
  onDaysChange,
  ...root
}: ChosenProps) {
  const t = useMessages('order-list');
  const sound = dateRange(filter.from, filter.to, 'orders').ok;
  const count = sound ? countOf(filter) : undefined;
  return (
    <Sheet
      {...root}
      open={open}
      onOpenChange={onClose}
      title={t('filter.title')}
      closeLabel={t('filter.close')}
      actions={
        <>
          <Button variant="outline" onClick={() => setFilter(usualFilter(today))}>
            {t('reset')}
          </Button>
          <Button
            disabled={!sound}
            onClick={() => {
              onChange(filter);
              onClose();
            }}
          >
            <span aria-live="polite">{count === undefined ? t('show.unknown') : t('show', { count })}</span>
          </Button>
        </>
      }
    >
      <OrderDays
        {...{ filter, today }}
        onChange={(days) => {
          setFilter({ ...filter, ...days });
          if (dateRange(days.from, days.to, 'orders').ok) onDaysChange(days);
        }}
      />
      <KindChoice {...{ kinds, filter, setFilter }} />
      <StatusChoice {...{ filter, setFilter }} />
    </Sheet>
  );
}
