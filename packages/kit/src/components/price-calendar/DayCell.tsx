import { memo, useMemo } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { hidden } from '../../primitives/hidden.css.ts';
import type { DayFare } from '../../rules/calendar/fares.ts';
import type { HolidayDay } from '../../rules/calendar/holidays.ts';
import type { ChosenDays } from '../../rules/calendar/choosing.ts';
import type { Day } from '../../rules/days.ts';
import { Amount } from '../amount/Amount.tsx';
import { spokenDay, spokenMoney } from './spoken.ts';
import * as styles from './DayCell.css.ts';

/** Where a day lies in what is chosen. */
export type DayPlace = 'one' | 'out' | 'back' | 'both' | 'between';

export interface DayCellProps {
  day: Day;
  /** It lies outside of the days that can be chosen. */
  outside: boolean;
  /** Id of the words about the keys, where Tab stops here. */
  keysId: string | undefined;
  isToday: boolean;
  place: DayPlace | undefined;
  /** A range runs behind it. */
  band: boolean;
  holiday: HolidayDay | undefined;
  /** How prices of the month are; undefined where there are none. */
  prices: 'waiting' | 'failed' | 'known' | undefined;
  fare: DayFare | undefined;
  /** It costs the lowest price of its month. */
  low: boolean;
}

/** The place of a day in what is chosen: the one day, an end or the middle of a range. */
export function placeOf(day: Day, { out, back }: ChosenDays, oneWay: boolean): DayPlace | undefined {
  if (day === out) return oneWay ? 'one' : day === back ? 'both' : 'out';
  if (day === back) return 'back';
  return out !== undefined && back !== undefined && day > out && day < back ? 'between' : undefined;
}

/**
 * One day: what it is, its number, and its price or why there is none. It is drawn again for what it shows alone, in one component:
 * taps and keys are heard by the calendar.
 */
export const DayCell = memo(function DayCell({
  day,
  outside,
  keysId,
  isToday,
  place,
  band,
  holiday,
  prices,
  fare,
  low,
}: DayCellProps) {
  const t = useMessages('calendar');
  const formats = useFormats();
  const price = fare?.state === 'open' ? fare.price : undefined;
  // The same element again, so that a price is not drawn again with each tap.
  const amount = useMemo(() => price && <Amount value={price} />, [price]);
  const cell = styles.cell[band ? 'range' : 'none'];
  const number = formats.number(Number(day.slice(8)));
  if (outside)
    return (
      <div role="gridcell" aria-selected={place !== undefined} className={cell}>
        <span className={styles.outside[prices ? 'priced' : 'plain']}>{number}</span>
      </div>
    );
  const state = prices === 'known' ? (fare?.state ?? 'noFlight') : undefined;
  const closed = prices === 'waiting' || state === 'soldOut' || state === 'noFlight';
  const end = place === 'between' ? undefined : place;
  const kind = end ?? (isToday ? 'today' : undefined);
  const mark = place === 'one' ? 'out' : place;
  const spoken = [
    spokenDay(formats, day),
    holiday?.holiday && t(`holiday.${holiday.holiday}`),
    holiday && t(`spoken.${holiday.kind}`),
    kind && t(`spoken.${kind}`),
    place === 'between' && t('day.between'),
    price && spokenMoney(formats, price),
    low && t('day.lowest'),
    (state === 'soldOut' || state === 'noFlight') && t(`spoken.${state}`),
  ].filter(Boolean);
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- Its button has the label.
    <div role="gridcell" aria-selected={place !== undefined} className={cell}>
      <button
        type="button"
        data-part="day"
        data-day={day}
        data-state={mark ?? (prices === 'waiting' ? 'waiting' : (state ?? 'open'))}
        tabIndex={keysId === undefined ? -1 : 0}
        aria-disabled={closed}
        aria-describedby={keysId}
        aria-current={isToday ? 'date' : undefined}
        className={styles.day[end ? 'end' : closed ? 'closed' : 'plain']}
      >
        <span className={hidden}>{spoken.join(t('and'))}</span>
        <span aria-hidden="true" className={styles.drawn}>
          <span className={styles.word[kind ? 'plain' : (holiday?.kind ?? 'plain')]}>
            {kind ? t(`day.${kind}`) : holiday && t(`mark.${holiday.holiday ?? holiday.kind}`)}
          </span>
          <span className={styles.number}>{number}</span>
          {prices && (
            <span className={styles.price[end ? 'end' : low ? 'low' : 'plain']}>
              {price && (low ? t('low', { price: spokenMoney(formats, price) }) : amount)}
              {(state === 'soldOut' || state === 'noFlight') && t(`cell.${state}`)}
            </span>
          )}
        </span>
      </button>
    </div>
  );
});
