import { useRef, useState, type FormEvent } from 'react';
import { useRefusalWords, written } from '../../../components/form-fields/refusal.ts';
import type { RequestOf } from '../../../contracts/call.ts';
import type { findOrders } from '../../../contracts/orders/orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { DateField } from '../../../primitives/date-field/DateField.tsx';
import { Field } from '../../../primitives/field/Field.tsx';
import { Segmented } from '../../../primitives/field/Segmented.tsx';
import { addMonths, type Day } from '../../../rules/days.ts';
import { dateRange } from '../../../validators/date-range.ts';
import { orderQueries, orderQueryNumber, type OrderQuery } from '../../../validators/orders/order-query.ts';
import * as styles from './query.css.ts';

/** Input of the form; each kind of number keeps its own. */
export interface QueryTyped {
  readonly by: OrderQuery;
  readonly numbers: Readonly<Partial<Record<OrderQuery, string>>>;
  /** One month up to today without it. */
  readonly days?: { readonly from: Day; readonly to: Day } | undefined;
}

interface QueryFormProps {
  today: Day;
  value: QueryTyped;
  onChange: (value: QueryTyped) => void;
  /** The answer is on its way. */
  busy: boolean;
  onAsk: (wanted: RequestOf<typeof findOrders>) => void;
}

interface Wrong {
  readonly number?: string;
  readonly from?: string;
  readonly to?: string;
}

/** Number by which an order is looked up, and for tickets and phones the days. */
export function QueryForm({ today, value, onChange, busy, onAsk }: QueryFormProps) {
  const t = useMessages('order-query');
  const wordsOf = useRefusalWords();
  const { date } = useFormats();
  const { by, numbers, days = { from: addMonths(today, -1), to: today } } = value;
  const typed = numbers[by] ?? '';
  const setDays = (next: typeof days) => onChange({ ...value, days: next });
  const [wrong, setWrong] = useState<Wrong>({});
  const form = useRef<HTMLFormElement>(null);
  const words = (day: string) => date(day, 'date');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = orderQueryNumber(by, typed);
    const range = by === 'orderNo' ? undefined : dateRange(days.from, days.to, 'tickets');
    const problem = range && !range.ok ? wordsOf(written(range)) : undefined;
    const atEnd = range && !range.ok && range.key === 'range.end';
    setWrong({
      ...(!number.ok && { number: wordsOf(written(number)) }),
      ...(problem !== undefined && { [atEnd ? 'to' : 'from']: problem }),
    });
    if (!number.ok || problem !== undefined) {
      const at = number.ok ? (atEnd ? 2 : 1) : 0;
      form.current?.querySelectorAll<HTMLInputElement>('input:not([type=radio])')[at]?.focus();
      return;
    }
    if (by === 'orderNo') onAsk({ orderNo: number.value });
    else onAsk(by === 'phone' ? { phone: number.value, ...days } : { ticketNo: number.value, ...days });
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <Segmented
        label={t('by')}
        value={by}
        choices={orderQueries.map((each) => ({ value: each, label: t(`by.${each}`) }))}
        onChange={(next) => {
          onChange({ ...value, by: next });
          setWrong({});
        }}
      />
      <Field
        key={by}
        label={t(`by.${by}`)}
        hint={t(`${by}.hint`)}
        error={wrong.number}
        value={typed}
        inputMode={by === 'phone' ? 'tel' : 'numeric'}
        autoComplete={by === 'phone' ? 'tel-national' : 'off'}
        onChange={(event) => onChange({ ...value, numbers: { ...numbers, [by]: event.target.value } })}
      />
      {by !== 'orderNo' && (
        <fieldset className={styles.days}>
          <legend className={styles.legend}>
            {t('days')} <span className={styles.quiet}>{t('days.year')}</span>
          </legend>
          <DateField
            label={t('from')}
            value={days.from}
            max={today}
            words={words}
            error={wrong.from}
            onChange={(from) => setDays({ ...days, from })}
          />
          <DateField
            label={t('to')}
            value={days.to}
            max={today}
            words={words}
            error={wrong.to}
            onChange={(to) => setDays({ ...days, to })}
          />
        </fieldset>
      )}
      <Button type="submit" wide busy={busy}>
        {t('submit')}
      </Button>
    </form>
  );
}
