import { addDays, type Day } from '@mapp/kit/rules';
import type { Dice } from '../random.ts';
import { arrivalOf, earned, type Cabin, type Flight } from './flights.ts';
import type { Event, Flown } from './ledger.ts';
import type { Member } from './members.ts';
import { aboutConnection, aboutFlight, type Wording } from './words.ts';

/** Makes the events of one member's history. Days are counted back from today. */
export interface Teller {
  readonly today: Day;
  readonly dice: Dice;
  /** The day so many days ago. */
  readonly ago: (days: number) => Day;
  /** Points issued for segments flown `after` days before, two unless told; several segments are one connection. */
  readonly flew: (
    days: number,
    flights: readonly [Flight, ...Flight[]],
    cabin?: Cabin,
    after?: number,
  ) => Event;
  /** An accrual withdrawn because the ticket was refunded. */
  readonly unflew: (days: number, flight: Flight, cabin?: Cabin) => Event;
  readonly credit: (days: number, type: string, points: number, text: Wording) => Event;
  readonly debit: (days: number, type: string, points: number, text: Wording) => Event;
  /** The same event with the number of an order behind it. */
  readonly ordered: (event: Event) => Event;
}

/** Points issued for segments. */
const worth = (flown: readonly Flown[]): number =>
  flown.reduce((sum, { farePoint, bonusPoint }) => sum + farePoint + bonusPoint, 0);

/** A teller for a member as of a day. */
export function tellerFor({ tier, subTier }: Member, today: Day, dice: Dice): Teller {
  const digits = (count: number): string => Array.from({ length: count }, () => dice.whole(0, 9)).join('');
  const ago = (days: number): Day => addDays(today, -days);

  const segment = (day: Day, flight: Flight, cabin: Cabin): Flown => ({
    flightNo: flight.flightNo,
    flightDate: day,
    departure: flight.from,
    destination: flight.to,
    departureTime: flight.departs,
    arrivalTime: arrivalOf(flight, day),
    cabin,
    ticketNo: `781${digits(10)}`,
    ...earned(flight, cabin, tier, subTier),
  });

  return {
    today,
    dice,
    ago,
    flew(days, flights, cabin = 'Y', after = 2) {
      const flown = flights.map((flight) => segment(ago(days + after), flight, cabin));
      const [first, second] = flights;
      return {
        day: ago(days),
        type: 'AA',
        transaction: 'C',
        points: worth(flown),
        flown,
        text: second ? aboutConnection(first, second) : aboutFlight(first),
      };
    },
    unflew: (days, flight, cabin = 'Y') => ({
      day: ago(days),
      type: 'CA',
      transaction: 'D',
      points: worth([segment(ago(days), flight, cabin)]),
      text: aboutFlight(flight, 'accrualCancelled'),
    }),
    credit: (days, type, points, text) => ({ day: ago(days), type, transaction: 'C', points, text }),
    debit: (days, type, points, text) => ({ day: ago(days), type, transaction: 'D', points, text }),
    ordered: (event) => ({ ...event, orderNo: `${event.day.slice(2).replaceAll('-', '')}${digits(8)}` }),
  };
}
