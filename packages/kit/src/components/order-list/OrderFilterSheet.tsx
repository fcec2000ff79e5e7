import { useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { DateField } from '../../primitives/date-field/DateField.tsx';
import { Segmented } from '../../primitives/field/Segmented.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Sheet } from '../../primitives/sheet/Sheet.tsx';
import type { Day } from '../../rules/days.ts';
import { frequentKinds, type OrderKind } from '../../rules/orders/kinds.ts';
import {
  longestSpan,
  mostOrderDays,
  spanOf,
  usualFilter,
  type OrderFilter,
} from '../../rules/orders/listing.ts';
import { documentedStatuses } from '../../rules/orders/status.ts';
import { dateRange } from '../../validators/date-range.ts';
import * as styles from './OrderList.css.ts';

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
      <Days
        {...{ filter, today }}
        onChange={(days) => {
          setFilter({ ...filter, ...days });
          if (dateRange(days.from, days.to, 'orders').ok) onDaysChange(days);
        }}
      />
      <Kinds {...{ kinds, filter, setFilter }} />
      <Statuses {...{ filter, setFilter }} />
    </Sheet>
  );
}

interface DaysProps {
  filter: OrderFilter;
  today: Day;
  onChange: (days: Pick<OrderFilter, 'from' | 'to'>) => void;
}

/** Days of the orders: how many they are and how many could be added is told before there are too many. */
function Days({ filter: { from, to }, today, onChange }: DaysProps) {
  const t = useMessages('order-list');
  const validation = useMessages('validation');
  const { date } = useFormats();
  const [own, setOwn] = useState(false);
  const month = usualFilter(today);
  const longest = longestSpan(today);
  const is = (span: Pick<OrderFilter, 'from' | 'to'>) => !own && span.from === from && span.to === to;
  const value = is(month) ? 'month' : is(longest) ? 'longest' : 'own';
  const checked = dateRange(from, to, 'orders');
  const span = spanOf({ from, to });
  const error = checked.ok ? undefined : validation(checked.key, checked.args as never);
  const atStart = !checked.ok && (checked.key === 'range.start' || checked.key === 'range.order');
  const words = (day: string) => date(day, 'date');
  return (
    <div className={styles.group}>
      <div className={styles.groupHead}>
        <h3 className={styles.groupTitle}>{t('date')}</h3>
        <span className={styles.quiet}>{t('date.most', { days: mostOrderDays })}</span>
      </div>
      <Segmented
        label={t('span')}
        labelHidden
        value={value}
        choices={[
          { value: 'month', label: t('span.month') },
          { value: 'longest', label: t('span.longest', { days: mostOrderDays }) },
          { value: 'own', label: t('span.own') },
        ]}
        onChange={(chosen) => {
          setOwn(chosen === 'own');
          if (chosen === 'month') onChange({ from: month.from, to: month.to });
          if (chosen === 'longest') onChange(longest);
        }}
      />
      <div className={styles.days}>
        <DateField
          label={t('from')}
          value={from}
          max={today}
          words={words}
          error={atStart ? error : undefined}
          onChange={(day) => onChange({ from: day, to })}
        />
        <DateField
          label={t('to')}
          value={to}
          max={today}
          words={words}
          error={atStart ? undefined : error}
          onChange={(day) => onChange({ from, to: day })}
        />
      </div>
      {checked.ok && span && (
        <p className={styles.quiet} aria-live="polite">
          {span.left === 0 ? t('days.full', { days: span.days }) : t('days', span)}
        </p>
      )}
    </div>
  );
}

const toggled = <Value extends string>(list: readonly Value[], value: Value): readonly Value[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value];

interface ChoiceProps {
  filter: OrderFilter;
  setFilter: (filter: OrderFilter) => void;
}

/** Frequent kinds at once, the others on demand. */
function Kinds({ kinds, filter, setFilter }: ChoiceProps & { kinds: readonly OrderKind[] }) {
  const t = useMessages('order-list');
  const names = useMessages('order-kinds');
  const few = frequentKinds.filter((kind) => kinds.includes(kind));
  const hidden = filter.kinds.some((kind) => !few.includes(kind));
  const [all, setAll] = useState(false);
  const shown = all || hidden || kinds.length <= few.length + 1 ? kinds : few;
  return (
    <div className={styles.group} role="group" aria-label={t('kinds')}>
      <div className={styles.groupHead}>
        <h3 className={styles.groupTitle}>{t('kinds')}</h3>
        <span className={styles.quiet}>{t('several')}</span>
      </div>
      <div className={styles.options}>
        {shown.map((kind) => (
          <Option
            key={kind}
            pressed={filter.kinds.includes(kind)}
            onPress={() => setFilter({ ...filter, kinds: toggled(filter.kinds, kind) })}
          >
            {names(`kind.${kind}`)}
          </Option>
        ))}
        {shown !== kinds && (
          <button type="button" className={`${styles.option} ${styles.all}`} onClick={() => setAll(true)}>
            {t('kinds.all')}
          </button>
        )}
      </div>
    </div>
  );
}

function Statuses({ filter, setFilter }: ChoiceProps) {
  const t = useMessages('order-list');
  const orders = useMessages('orders');
  return (
    <div className={styles.group} role="group" aria-label={t('statuses')}>
      <div className={styles.groupHead}>
        <h3 className={styles.groupTitle}>{t('statuses')}</h3>
        <span className={styles.quiet}>{t('several')}</span>
      </div>
      <div className={styles.options}>
        {documentedStatuses.map((status) => (
          <Option
            key={status}
            pressed={filter.statuses.includes(status)}
            onPress={() => setFilter({ ...filter, statuses: toggled(filter.statuses, status) })}
          >
            {orders(`status.${status}`)}
          </Option>
        ))}
      </div>
    </div>
  );
}

interface OptionProps {
  pressed: boolean;
  onPress: () => void;
  children: string;
}

/** One of several: a tint and a tick. */
function Option({ pressed, onPress, children }: OptionProps) {
  return (
    <button type="button" aria-pressed={pressed} className={styles.option} onClick={onPress}>
      {pressed && <Icon name="check" size={16} />}
      {children}
    </button>
  );
}
