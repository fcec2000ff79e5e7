import { useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { DateField } from '../../primitives/date-field/DateField.tsx';
import { Segmented } from '../../primitives/field/Segmented.tsx';
import type { Day } from '../../rules/days.ts';
import {
  longestSpan,
  mostOrderDays,
  spanOf,
  usualFilter,
  type OrderFilter,
} from '../../rules/orders/listing.ts';
import { dateRange } from '../../validators/date-range.ts';
import * as styles from './OrderList.css.ts';

interface OrderDaysProps {
  filter: OrderFilter;
  today: Day;
  onChange: (days: Pick<OrderFilter, 'from' | 'to'>) => void;
}

/** Days of the orders: how many they are and how many could be added is told before there are too many. */
export function OrderDays({ filter: { from, to }, today, onChange }: OrderDaysProps) {
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
