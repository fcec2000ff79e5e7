import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Tabs } from '../../primitives/tabs/Tabs.tsx';
import type { Day } from '../../rules/days.ts';
import { flightNumber } from '../../validators/flight.ts';
import { useRefusalWords, written } from '../form-fields/refusal.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import type { PlaceHelp } from '../place-field/types.ts';
import { DayChoice } from './DayChoice.tsx';
import { FlightNumberField } from './FlightNumberField.tsx';
import { RouteFields } from './RouteFields.tsx';
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

type Wrong = Readonly<Partial<Record<'flightNo' | 'from' | 'to', string>>>;

/** Reasons why two places are not the ends of a route. */
const wrongEnds = (from: string, to: string, words: ReturnType<typeof useMessages<'validation'>>): Wrong => ({
  ...(from === '' && { from: words('place.choose') }),
  ...(to === '' && { to: words('place.choose') }),
  ...(from !== '' && from === to && { to: words('place.same') }),
});

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
    const missing = wrongEnds(from, to, refusals);
    if (Object.keys(missing).length === 0) return onSubmit({ from, to, day });
    setWrong(missing);
    return event.currentTarget
      .querySelector<HTMLElement>(`#${idOf(missing.from === undefined ? 'to' : 'from')}`)
      ?.focus();
  };
  const fields: Readonly<Record<FlightSearchWay, ReactNode>> = {
    number: (
      <FlightNumberField
        ref={number}
        value={typed.flightNo}
        error={wrong.flightNo}
        onChange={(flightNo) => change({ flightNo })}
      />
    ),
    route: <RouteFields value={typed} wrong={wrong} idOf={idOf} help={help} onChange={change} />,
  };
  const rest = (
    <>
      <DayChoice today={today} value={typed.day} onChange={(day) => change({ day })} />
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
