import type { PricedLegOnWire, TicketFees } from '@mapp/kit/contracts';
import { addDays, beneficiaryName } from '@mapp/kit/rules';
import { worthOfPoint } from '../booking/terms.ts';
import { ticketNamesOf } from '../seed/persons.ts';
import { knownFlight } from '../seed/flights.ts';
import { departureTime } from '../stops.ts';
import { isUsable, type TicketRecord } from '../ticket-orders/ticket-records.ts';

/** Fees of a ticket without what all have alike. */
export type Ticket = Omit<TicketFees, 'currency' | 'rounding' | 'legs' | 'reference'> & {
  readonly legs: PricedLegOnWire[];
};

const fold = (name: string): string => name.normalize('NFKC').replaceAll(/[\s·]/g, '').toUpperCase();

/** Whether a name is that of a ticket's holder, in Chinese or as the ticket prints it. */
export const isHolder = ({ person }: TicketRecord, name: string): boolean =>
  [beneficiaryName(person), ...ticketNamesOf(person)].some((known) => fold(known) === fold(name));

/** Flights of the next days that a ticket of one flight can be changed to. */
function targetsOf({ coupons, exchange }: TicketRecord): Ticket['targets'] {
  const [only, ...others] = coupons;
  if (!only || others.length > 0 || !isUsable(only) || !exchange) return [];
  if (only.rule.every(({ change }) => change.answer === 'refused')) return [];
  const { difference, lowerFare } = exchange;
  return [1, 2, 3].map((days) => ({
    flightNo: only.flightNo,
    departs: departureTime(knownFlight(only.flightNo), addDays(only.day, days)),
    fare: Math.max(0, only.fare + difference * (days === 2 ? 2 : 1)),
    lowerFare,
  }));
}

/** Prices and fee rules of a ticket as it is now. */
export function feesOf(ticket: TicketRecord): Ticket {
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
    targets: targetsOf(ticket),
  };
}

/** Whether somebody can ask for the fees of a ticket: those of one that is given back or exchanged are past. */
export const hasFees = ({ coupons }: TicketRecord): boolean => coupons.some(isUsable);
