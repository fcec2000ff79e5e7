import { Amount } from '../amount/Amount.tsx';
import type { KeyboardEvent } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import type { ChosenDays } from '../../rules/calendar/choosing.ts';
import type { Day } from '../../rules/days.ts';
import { hintId } from './hint.ts';
import type { DayCalendarProps, MonthPrices } from './types.ts';
import * as styles from './DayCell.css.ts';

interface DayCellProps extends Pick<
  DayCalendarProps,
  'bounds' | 'today' | 'trip' | 'chosen' | 'onChoose' | 'holidays'
> {
  /** Undefined for a place that another month has. */
  day: Day | undefined;
  /** Tab stops here. */
  reachable: boolean;
  prices: MonthPrices | undefined;
  /** Keys that move from day to day. */
  onKeyDown: (event: KeyboardEvent) => void;
}

type Place = 'out' | 'back' | 'both' | 'between';

/** Where a day lies in what is chosen. */
function placeOf(day: Day, { out, back }: ChosenDays): Place | undefined {
  if (day === out) return day === back ? 'both' : 'out';
  if (day === back) return 'back';
  return out !== undefined && back !== undefined && day > out && day < back ? 'between' : undefined;
}

/** One day: what it is, its number, and its price or why there is none. */
export function DayCell({ day, bounds, reachable, ...rest }: DayCellProps) {
  const { number } = useFormats();
  if (day === undefined) return <div role="none" className={styles.cell()} />;
  const place = placeOf(day, rest.chosen);
  // A lone way out has no band behind it.
  const band = place && place !== 'both' && rest.chosen.back !== undefined ? 'range' : 'none';
  return (
    <div role="gridcell" aria-selected={place !== undefined} className={styles.cell({ band })}>
      {day < bounds.min || day > bounds.max ? (
        <span className={styles.outside({ priced: rest.prices !== undefined })}>
          {number(Number(day.slice(8)))}
        </span>
      ) : (
        <DayButton day={day} reachable={reachable} place={place} {...rest} />
      )}
    </div>
  );
}

interface DayButtonProps extends Omit<DayCellProps, 'day' | 'bounds'> {
  day: Day;
  place: Place | undefined;
}

function DayButton({
  day,
  reachable,
  place,
  today,
  trip,
  onChoose,
  holidays,
  prices,
  onKeyDown,
}: DayButtonProps) {
  const t = useMessages('calendar');
  const { date, money, number } = useFormats();
  const fare = prices?.state === 'known' ? prices.fares.get(day) : undefined;
  const state = prices?.state === 'known' ? (fare?.state ?? 'noFlight') : undefined;
  const price = fare?.state === 'open' ? fare.price : undefined;
  const low = price !== undefined && prices?.state === 'known' && price.amount === prices.lowest?.amount;
  const closed = prices?.state === 'waiting' || state === 'soldOut' || state === 'noFlight';
  const end = place === 'between' ? undefined : place;
  const kind = end ? (trip === 'OW' ? 'one' : end) : day === today ? 'today' : undefined;
  const holiday = holidays?.get(day);
  const spoken = [
    date(day, 'weekday'),
    holiday?.holiday && t(`holiday.${holiday.holiday}`),
    holiday && t(`spoken.${holiday.kind}`),
    kind && t(`spoken.${kind}`),
    place === 'between' && t('day.between'),
    price && money(price),
    low && t('day.lowest'),
    (state === 'soldOut' || state === 'noFlight') && t(`spoken.${state}`),
  ].filter(Boolean);
  return (
    <button
      type="button"
      data-part="day"
      data-day={day}
      data-state={place ?? (prices?.state === 'waiting' ? 'waiting' : (state ?? 'open'))}
      tabIndex={reachable ? 0 : -1}
      aria-disabled={closed}
      aria-describedby={reachable ? hintId : undefined}
      aria-current={day === today ? 'date' : undefined}
      className={styles.day({ look: end ? 'end' : closed ? 'closed' : 'plain' })}
      onKeyDown={onKeyDown}
      onClick={() => !closed && onChoose(day)}
    >
      <VisuallyHidden>{spoken.join(t('and'))}</VisuallyHidden>
      <span aria-hidden="true" className={styles.drawn}>
        <span className={styles.word({ tone: end || kind ? 'plain' : (holiday?.kind ?? 'plain') })}>
          {kind ? t(`day.${kind}`) : holiday && t(`mark.${holiday.holiday ?? holiday.kind}`)}
        </span>
        <span className={styles.number}>{number(Number(day.slice(8)))}</span>
        {prices && (
          <span className={styles.price({ tone: end ? 'end' : low ? 'low' : 'plain' })}>
            {price && (low ? t('low', { price: money(price) }) : <Amount value={price} />)}
            {(state === 'soldOut' || state === 'noFlight') && t(`cell.${state}`)}
          </span>
        )}
      </span>
    </button>
  );
}
