import { addDays, type Day } from '@mapp/kit/rules';
import type { Clock } from '../clock.ts';
import { specialFlights } from '../dynamics/special.ts';
import { changedFlights } from '../ticket-orders/inputs.ts';
import type { DayChange } from './day-changes.ts';
import { serviceOf } from './services.ts';

/** Differences of the days from the timetable. Everything that knows a flight reads them, so that a departure is told alike everywhere. */
export interface Schedule {
  /** Changes of some days. */
  readonly on: (...days: readonly Day[]) => readonly DayChange[];
  /** Day of the first look, from which changes long before their day are counted. */
  readonly since: () => Day;
  readonly clear: () => void;
}

const minute = 60_000;

/** Airport of the same city in whose place a flight leaves. */
const otherAirport: Readonly<Record<string, string>> = { SHA: 'PVG', PVG: 'SHA', PEK: 'PKX' };

/** They were told half an hour after the orders of them were made. */
const toldAgo = (8 * 1440 - 29) * minute;

/** So much later a flight leaves that has been moved, minutes. */
const movedBy = 180;

/** Changes of flights long before their day, as of the first look. Source: sandbox.md. */
const changesSince = (today: Day, now: number): readonly DayChange[] =>
  Object.values(changedFlights).flatMap(({ flightNo, kind, inDays }): DayChange[] => {
    const service = serviceOf(flightNo);
    if (!service) return [];
    return [
      {
        flightNo,
        day: addDays(today, inDays),
        toldAt: now - toldAgo,
        ...(kind === 'cancelled' && { cancelled: true }),
        ...(kind === 'time' && { departs: service.departs + movedBy }),
        ...(kind === 'airport' && { from: otherAirport[service.from] ?? service.from }),
      },
    ];
  });

/**
 * Special flights of today are planned around the present half-hour, so that their state is met at any time of day; by night some of
 * them leave before midnight, or after the next, and belong to that day.
 */
function specialsOf(today: Day, half: number): readonly DayChange[] {
  return Object.entries(specialFlights).flatMap(([flightNo, special]): DayChange[] => {
    if (special?.today.kind === 'cancelled')
      return [{ flightNo, day: today, cancelled: true, special: true }];
    if (special?.around === undefined) return [];
    const departs = half + special.around;
    const days = Math.floor(departs / 1440);
    return [{ flightNo, day: addDays(today, days), departs: departs - days * 1440, special: true }];
  });
}

/** Half-hour of the day in China that has begun, minutes. */
function halfHourOf(now: number): number {
  const at = new Date(now + 480 * minute);
  return at.getUTCHours() * 60 + (at.getUTCMinutes() < 30 ? 0 : 30);
}

/** @param soon flights whose journeys were made to leave soon */
export function createSchedule(clock: Clock, soon: () => readonly DayChange[]): Schedule {
  let first: { readonly today: Day; readonly ahead: readonly DayChange[] } | undefined;
  const looked = () => {
    const today = clock.today();
    return (first ??= { today, ahead: changesSince(today, clock.now().getTime()) });
  };
  let planned:
    | { readonly today: Day; readonly half: number; readonly specials: readonly DayChange[] }
    | undefined;
  /** Each look at a flight asks for them, and they are the same for half an hour. */
  const specials = () => {
    const [today, half] = [clock.today(), halfHourOf(clock.now().getTime())];
    if (planned?.today !== today || planned.half !== half)
      planned = { today, half, specials: specialsOf(today, half) };
    return planned.specials;
  };
  return {
    on(...days) {
      const changes = [...looked().ahead, ...specials(), ...soon()];
      return changes.filter(({ day }) => days.includes(day));
    },
    since: () => looked().today,
    clear: () => void (first = undefined),
  };
}
