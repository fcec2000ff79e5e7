import { useRef, useState, type FormEvent } from 'react';
import { useRefusalWords, written as refusalText } from '../../components/form-fields/refusal.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { DateField } from '../../primitives/date-field/DateField.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import type { Day } from '../../rules/days.ts';
import { calendarDay } from '../../validators/day.ts';
import { flightNumber } from '../../validators/flight.ts';
import * as styles from './cabin.css.ts';

/** A flight on a day. */
export interface CabinAsked {
  readonly flightNo: string;
  /** Of departure, `2026-06-01`. */
  readonly day: Day;
}

export interface CabinFormProps {
  initial: CabinAsked;
  today: Day;
  /** The answer is on its way. */
  busy: boolean;
  onAsk: (asked: CabinAsked) => void;
}

/** Which flight, and when. */
export function CabinForm({ initial, today, busy, onAsk }: CabinFormProps) {
  const t = useMessages('seat-choice');
  const { date: written } = useFormats();
  const refusals = useMessages('validation');
  const number = useRef<HTMLInputElement>(null);
  const date = useRef<HTMLInputElement>(null);
  const wordsOf = useRefusalWords();
  const [wrong, setWrong] = useState<{ flight?: string; day?: string }>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const flight = flightNumber(number.current?.value ?? '');
    const day = calendarDay(date.current?.value ?? '');
    setWrong({
      ...(!flight.ok && { flight: wordsOf(refusalText(flight)) }),
      ...(!day.ok && { day: refusals('day.empty') }),
    });
    if (!flight.ok) number.current?.focus();
    else if (!day.ok) date.current?.focus();
    else onAsk({ flightNo: flight.value, day: day.value });
  };
  return (
    <form noValidate onSubmit={submit} className={styles.fields}>
      <div className={styles.number}>
        <Field
          ref={number}
          label={t('cabin.flight')}
          hint={t('cabin.example')}
          error={wrong.flight}
          defaultValue={initial.flightNo}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={16}
          enterKeyHint="search"
        />
      </div>
      <div className={styles.day}>
        <DateField
          ref={date}
          label={t('cabin.day')}
          error={wrong.day}
          defaultValue={initial.day}
          min={today}
          words={(day) => written(day, 'date')}
        />
      </div>
      <Button type="submit" wide busy={busy} className={styles.submit}>
        {t('cabin.search')}
      </Button>
    </form>
  );
}
