import type { RootProps } from '../../primitives/root-props.ts';
import type { ChosenDays, DayTrip } from '../../rules/calendar/choosing.ts';
import type { DayFare } from '../../rules/calendar/fares.ts';
import type { HolidayMarks } from '../../rules/calendar/holidays.ts';
import type { Month } from '../../rules/calendar/month-grid.ts';
import type { Day } from '../../rules/days.ts';
import type { Money } from '../../rules/money.ts';

/** Prices of a month, as far as they are known. */
export type MonthPrices =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly onRetry: () => void; readonly busy: boolean }
  | {
      readonly state: 'known';
      readonly fares: ReadonlyMap<Day, DayFare>;
      /** Of these days; every day that costs as much is marked. */
      readonly lowest?: Money | undefined;
    };

/** The first and the last day that can be chosen. */
export interface DayBounds {
  readonly min: Day;
  readonly max: Day;
}

/** Props of the calendar and its months. */
export interface DayCalendarProps extends RootProps<HTMLDivElement> {
  /** The first and the last day that can be chosen. */
  bounds: DayBounds;
  /** The airline's day. */
  today: Day;
  /** One day, or one for each way. */
  trip: DayTrip;
  /** The days so far. */
  value: ChosenDays;
  /** A day was tapped that can be had; one whose price was on its way, when that has come. */
  onSelect: (day: Day) => void;
  /**
   * Public holidays and made-up work days; an empty map where there are none. Undefined while they are on their way: the place of their
   * legend is kept.
   */
  holidays: HolidayMarks | undefined;
  /** Prices of a month's days; without it there are none. */
  pricesOf?: ((month: Month) => MonthPrices) | undefined;
  /** A month comes near, once: time to ask for its prices. */
  onLoadMonth?: ((month: Month) => void) | undefined;
  /** Id of the words that say what prices are of; they are read out where one comes to the days. */
  'aria-describedby'?: string | undefined;
  /** Where the row of weekdays stops while one scrolls, as a CSS length. */
  top?: string;
}
