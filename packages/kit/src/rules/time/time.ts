const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** `+08:00` or `Z` at the end of an instant, as milliseconds. */
function offsetOf(instant: string): number {
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})$/.exec(instant) ?? [];
  if (sign === undefined) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * hour + Number(minutes) * minute);
}

/** Number of the calendar day at a place, counted from 1970. */
const dayNumber = (time: number, offset: number): number => Math.floor((time + offset) / day);

/** Day and time as an airport's clocks show them: `2026-06-01` and `08:00` of `2026-06-01T08:00:00+08:00`. */
export const localTime = (instant: string): { day: string; time: string } => ({
  day: instant.slice(0, 10),
  time: instant.slice(11, 16),
});

/** A time of the plan, and the one that is expected now where that is another; both ISO 8601. */
export interface PlannedTime {
  readonly time: string;
  readonly expected?: string | undefined;
}

/** The time that counts now. */
export const expectedTime = ({ time, expected }: PlannedTime): string => expected ?? time;

/** Minutes between two instants, whatever their offsets. */
export const minutesBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / minute);

/** By how many calendar days the arrival's local date is later than the departure's: the `+1` of a night flight. */
export const daysLater = (departure: string, arrival: string): number =>
  dayNumber(Date.parse(arrival), offsetOf(arrival)) - dayNumber(Date.parse(departure), offsetOf(departure));

/** How far away a departure is, in the words that a traveller counts in. */
export type UntilDeparture =
  | { kind: 'departed' }
  | { kind: 'minutes'; minutes: number }
  | { kind: 'today'; hours: number }
  | { kind: 'tomorrow'; hours: number }
  | { kind: 'days'; days: number };

/**
 * Time until a departure. The day is counted in the calendar of the departure airport; hours and minutes are rounded down.
 * @param departure ISO 8601 with the airport's offset
 * @param now milliseconds since 1970
 */
export function untilDeparture(departure: string, now: number): UntilDeparture {
  const at = Date.parse(departure);
  const left = at - now;
  if (left <= 0) return { kind: 'departed' };
  if (left < hour) return { kind: 'minutes', minutes: Math.floor(left / minute) };
  const offset = offsetOf(departure);
  const days = dayNumber(at, offset) - dayNumber(now, offset);
  if (days > 1) return { kind: 'days', days };
  return { kind: days === 1 ? 'tomorrow' : 'today', hours: Math.floor(left / hour) };
}

/**
 * A moment as the clocks of another moment's place show it: `2026-06-01T10:15:00+08:00`.
 * @param at milliseconds since 1970
 * @param place ISO 8601 with the offset that is meant
 */
export function atPlace(at: number, place: string): string {
  const offset = offsetOf(place);
  const zone = /[+-]\d{2}:\d{2}$/.exec(place)?.[0] ?? 'Z';
  return `${new Date(at + offset).toISOString().slice(0, 19)}${zone}`;
}

/**
 * In how many calendar days something is, in the calendar of its place: 0 is today, 1 tomorrow.
 * @param instant ISO 8601 with the place's offset
 * @param now milliseconds since 1970
 */
export function daysAway(instant: string, now: number): number {
  const offset = offsetOf(instant);
  return dayNumber(Date.parse(instant), offset) - dayNumber(now, offset);
}
