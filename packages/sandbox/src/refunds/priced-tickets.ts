import type { PricedLegOnWire, TicketFees } from '@mapp/kit/contracts';
import { addDays, beneficiaryName, type Day } from '@mapp/kit/rules';
import { families } from '../booking/families.ts';
import { faresOf } from '../booking/fares.ts';
import { worthOfPoint } from '../booking/terms.ts';
import { newFareOf } from '../changes/quoting.ts';
import type { Clock } from '../clock.ts';
import { ticketNamesOf } from '../seed/persons.ts';
import { isUsable, type Coupon, type TicketRecord } from '../ticket-orders/ticket-records.ts';
import type { Schedule } from '../timetable/schedule.ts';
import { departuresOf } from '../timetable/ways.ts';
import { writtenIn, zoneOf } from '../timetable/zones.ts';

/** Fees of a ticket without what all have alike. */
export type Ticket = Omit<TicketFees, 'currency' | 'rounding' | 'legs' | 'reference'> & {
  readonly legs: PricedLegOnWire[];
};

const fold = (name: string): string => name.normalize('NFKC').replaceAll(/[\s·]/g, '').toUpperCase();

/** Whether a name is that of a ticket's holder, in Chinese or as the ticket prints it. */
export const isHolder = ({ person }: TicketRecord, name: string): boolean =>
  [beneficiaryName(person), ...ticketNamesOf(person)].some((known) => fold(known) === fold(name));

/** The airline's time and timetable, by which flights are priced. */
export interface Moment {
  readonly clock: Clock;
  readonly schedule: Schedule;
}

/** The fare of a ticket's class on its flight of another day; undefined where it is not sold. */
function targetOn(ticket: TicketRecord, coupon: Coupon, day: Day, { clock, schedule }: Moment) {
  const departure = departuresOf(coupon.from, coupon.to, day, schedule.on(day)).find(
    ({ service }) => service.flightNo === coupon.flightNo,
  );
  if (!departure) return undefined;
  const way = [departure] as const;
  const today = clock.today();
  const fares = faresOf(way, today);
  // A fixed difference is that of the standard fare.
  const fare =
    fares.find(({ id }) =>
      ticket.exchange ? id === 'standard' : families[id].bookingClass === coupon.cabin,
    ) ?? fares[0];
  if (!fare) return undefined;
  const { offered, lowerFare } = newFareOf(ticket, coupon, { way, fare }, today);
  return {
    flightNo: coupon.flightNo,
    departs: writtenIn(zoneOf(coupon.from), departure.departs),
    fare: offered,
    lowerFare,
  };
}

/** Flights of the next days that a ticket of one flight can be changed to. */
function targetsOf(ticket: TicketRecord, moment: Moment): Ticket['targets'] {
  const [only, ...others] = ticket.coupons;
  if (!only || others.length > 0 || !isUsable(only)) return [];
  if (only.rule.every(({ change }) => change.answer === 'refused')) return [];
  return [1, 2, 3].flatMap((days) => targetOn(ticket, only, addDays(only.day, days), moment) ?? []);
}

/** Prices and fee rules of a ticket as it is now. */
export function feesOf(ticket: TicketRecord, moment: Moment): Ticket {
  const { involuntary, attached, coupons } = ticket;
  return {
    involuntary,
    ...(attached !== undefined && { attached }),
    legs: coupons.map(({ flightNo, from, to, departs, cabin, fare, points, taxes, rule, state }) => ({
      flightNo,
      from,
      to,
      departs,
      cabin,
      fare,
      ...(points !== undefined && { points, pointsWorth: points * worthOfPoint }),
      taxes,
      flown: !(state === 'open' || state === 'checkedIn' || state === 'suspended'),
      rule: [...rule],
    })),
    targets: targetsOf(ticket, moment),
  };
}

/** Whether somebody can ask for the fees of a ticket: those of one that is given back or exchanged are past. */
export const hasFees = ({ coupons }: TicketRecord): boolean => coupons.some(isUsable);
