import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Field } from '../../primitives/field/Field.tsx';
import { Segmented } from '../../primitives/field/Segmented.tsx';
import { Tabs } from '../../primitives/tabs/Tabs.tsx';
import { addDays, type Day } from '../../rules/days.ts';
import { flightNumber } from '../../validators/flight.ts';
import { useRefusalWords, written } from '../form-fields/refusal.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { PlaceField } from '../place-field/PlaceField.tsx';
import type { PlaceHelp } from '../place-field/types.ts';
import * as styles from './FlightDynamics.css.ts';

/** Ways to look for a flight. */
export type FlightSearchWay = 'number' | 'route';

/** A flight that is looked for: by its number, or by both ends. */
export type FlightAsked = { readonly day: Day } & (
  | { readonly flightNo: string; readonly from?: undefined; readonly to?: undefined }
  | { readonly flightNo?: undefined; readonly from: string; readonly to: string }
);

/** Values of the form. */
export interface FlightSearchTyped {
  readonly way: FlightSearchWay;
  readonly flightNo: string;
  /** Codes of cities or airports; empty for none. */
  readonly from: string;
  readonly to: string;
  readonly day: Day;
}

export interface FlightSearchFormProps extends FormRootProps {
  /** Initial values of the form. */
  defaultValue: FlightSearchTyped;
  /** The airline's day; the day before and the day after can be chosen too. */
  today: Day;
  /** Places that the screen knows: those chosen before, the one nearby. */
  help?: PlaceHelp | undefined;
  /** Each change, with all that is typed. */
  onChange?: ((typed: FlightSearchTyped) => void) | undefined;
  /** A flight or a route is complete. */
  onSubmit: (asked: FlightAsked) => void;
}

/** Day and month stay together. */
const nbsp = '\u00a0';

type Wrong = Readonly<Partial<Record<'flightNo' | 'from' | 'to', string>>>;

/** A flight by its number, or by departure and destination, on the day before, today or the day after. */
export function FlightSearchForm({
  defaultValue,
  today,
  help,
  onChange,
  onSubmit,
  intro,
  children,
  className,
  ...root
}: FlightSearchFormProps) {
  const t = useMessages('dynamics');
  const refusals = useMessages('validation');
  const wordsOf = useRefusalWords();
  const { date } = useFormats();
  const [typed, setTyped] = useState(defaultValue);
  const [wrong, setWrong] = useState<Wrong>({});
  const number = useRef<HTMLInputElement>(null);
  const own = useId();
  const idOf = (end: 'from' | 'to') => `${own}${end}`.replaceAll(':', '');
  const change = (part: Partial<FlightSearchTyped>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    setWrong({});
    onChange?.(next);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { way, from, to, day } = typed;
    if (way === 'number') {
      const checked = flightNumber(typed.flightNo);
      if (checked.ok) return onSubmit({ flightNo: checked.value, day });
      setWrong({ flightNo: wordsOf(written(checked)) });
      return number.current?.focus();
    }
    const missing: Wrong = {
      ...(from === '' && { from: refusals('place.choose') }),
      ...(to === '' && { to: refusals('place.choose') }),
      ...(from !== '' && from === to && { to: refusals('place.same') }),
    };
    if (Object.keys(missing).length === 0) return onSubmit({ from, to, day });
    setWrong(missing);
    return event.currentTarget
      .querySelector<HTMLElement>(`#${idOf(missing.from === undefined ? 'to' : 'from')}`)
      ?.focus();
  };
  const fields: Readonly<Record<FlightSearchWay, ReactNode>> = {
    number: (
      <Field
        ref={number}
        label={t('search.number')}
        hint={t('search.example')}
        error={wrong.flightNo}
        value={typed.flightNo}
        onChange={(event) => change({ flightNo: event.target.value })}
        className={styles.big}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={16}
        enterKeyHint="search"
        after={
          typed.flightNo === '' ? undefined : (
            <IconButton icon="close" label={t('recent.clear')} onClick={() => change({ flightNo: '' })} />
          )
        }
      />
    ),
    route: (
      <div className={styles.places}>
        {(['from', 'to'] as const).map((end) => (
          <PlaceField
            key={end}
            kind="city"
            id={idOf(end)}
            label={t(`search.${end}`)}
            value={typed[end]}
            error={wrong[end]}
            help={help}
            onChange={(code) => change({ [end]: code })}
          />
        ))}
        <IconButton
          className={styles.swap}
          icon="swap"
          label={t('search.swap')}
          onClick={() => change({ from: typed.to, to: typed.from })}
        />
      </div>
    ),
  };
  const rest = (
    <>
      <Segmented
        className={styles.days}
        label={t('search.day')}
        choices={(['yesterday', 'today', 'tomorrow'] as const).map((name, index) => {
          const day = addDays(today, index - 1);
          return {
            value: day,
            label: `${t(`day.${name}`)} ${date(day, 'monthDayShort').replaceAll(' ', nbsp)}`,
          };
        })}
        value={typed.day}
        onChange={(day) => change({ day })}
      />
      {children}
    </>
  );
  return (
    <form {...root} noValidate onSubmit={submit} className={classNames(styles.form, className)}>
      {intro}
      <Tabs<FlightSearchWay>
        label={t('search.by')}
        value={typed.way}
        onChange={(way) => change({ way })}
        items={(['number', 'route'] as const).map((way) => ({
          id: way,
          label: t(way === 'number' ? 'search.byNumber' : 'search.byRoute'),
          content: (
            <div className={styles.panel}>
              {fields[way]}
              {rest}
            </div>
          ),
        }))}
      />
    </form>
  );
}
