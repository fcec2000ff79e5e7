import { addDays, addMonths, monthOf, type Day } from '../days.ts';

/** Months whose flights count for the tier. Source: domain facts, sandbox.md. */
const countedMonths = 12;

/** First and last day whose flights count for the tier. */
export const countedDays = (today: Day): { readonly startDate: Day; readonly endDate: Day } => ({
  startDate: addDays(addMonths(today, -countedMonths), 1),
  endDate: today,
});

/** One flight as far as it counts for the tier. */
export interface CountedFlight {
  readonly flightDate: Day;
  readonly upgradePoint: number;
  readonly upgradeCount: number;
}

/** The flights of one month. */
export interface CountedMonth<Flight> {
  /** `2026-05`. */
  readonly month: string;
  readonly flights: readonly Flight[];
}

/** Flights within the days that count, newest first and by month, with what they come to. */
export function countedFlights<Flight extends CountedFlight>(
  flights: readonly Flight[],
  { startDate, endDate }: { readonly startDate: Day; readonly endDate: Day },
): {
  readonly points: number;
  readonly segments: number;
  readonly months: readonly CountedMonth<Flight>[];
} {
  const within = flights
    .filter(({ flightDate }) => flightDate >= startDate && flightDate <= endDate)
    .filter(({ upgradePoint, upgradeCount }) => upgradePoint > 0 || upgradeCount > 0)
    .toSorted((one, other) => (one.flightDate < other.flightDate ? 1 : -1));
  const months = [...new Set(within.map(({ flightDate }) => monthOf(flightDate)))];
  return {
    points: within.reduce((sum, { upgradePoint }) => sum + upgradePoint, 0),
    segments: within.reduce((sum, { upgradeCount }) => sum + upgradeCount, 0),
    months: months.map((month) => ({
      month,
      flights: within.filter(({ flightDate }) => monthOf(flightDate) === month),
    })),
  };
}
