import type { ChangeQuote } from '@mapp/kit/contracts';
import type { LowerFare } from '@mapp/kit/rules';
import { families } from '../booking/families.ts';
import { faresOf, type Fare } from '../booking/fares.ts';
import { offerOfId } from '../booking/offer-ids.ts';
import { isOpen } from '../booking/offers.ts';
import { passengerPrice, shares } from '../booking/prices.ts';
import { endOf } from '../booking/special-routes.ts';
import { worthOfPoint } from '../booking/terms.ts';
import { chosenOf, type Chosen } from '../booking/verification.ts';
import type { RequestContext } from '../request-context.ts';
import { couponsOf } from '../ticket-orders/ticket-book.ts';
import type { Coupon, TicketRecord } from '../ticket-orders/ticket-records.ts';
import { changeFlights } from './inputs.ts';

/** Fen by which a flight is another at the quote. */
const moved: Readonly<Record<string, number>> = {
  [changeFlights.dearer]: 12_000,
  [changeFlights.cheaper]: -8000,
};

const typeOf = { ADT: 'adult', CHD: 'child', INF: 'infant' } as const;

/** The first flight of a choice. */
export const flightNoOf = ({ way: [first] }: Pick<Chosen, 'way'>): string => first.service.flightNo;

/** A choice of an offer; undefined for one that the airline has not made. */
export function choiceOf(
  offerId: string,
  fareId: string,
  { clock, schedule }: RequestContext,
): Chosen | undefined {
  const offer = offerOfId(offerId, schedule);
  return offer && chosenOf(offer, fareId, clock.today());
}

/** New fare of a ticket, as it was offered and as it is now, and the use of a lower one. */
export interface NewFare {
  readonly offered: number;
  readonly fare: number;
  readonly lowerFare: LowerFare;
}

/** A ticket with a fixed difference keeps it on every flight, in the standard fare; others are priced as they are sold. */
export function newFareOf(
  { paxType, exchange }: TicketRecord,
  coupon: Pick<Coupon, 'fare' | 'points'>,
  chosen: Pick<Chosen, 'way' | 'fare'>,
  today: string,
): NewFare {
  const own = (fare: Fare): number => passengerPrice(fare, typeOf[paxType]).fare;
  const standard = exchange && faresOf(chosen.way, today).find(({ id }) => id === 'standard');
  const worth = coupon.fare + (coupon.points ?? 0) * worthOfPoint;
  const offered = standard
    ? Math.max(0, worth + exchange.difference + own(chosen.fare) - own(standard))
    : own(chosen.fare);
  const { rule } = families[chosen.fare.id];
  const flexible = rule.every(({ refund }) => refund.answer !== 'percent' || refund.percent <= 15);
  return {
    offered,
    fare: Math.max(0, offered + (moved[flightNoOf(chosen)] ?? 0)),
    lowerFare: exchange ? exchange.lowerFare : flexible ? 'refunded' : 'forfeited',
  };
}

/** Standing of a choice. */
export function stateOf(chosen: Chosen, people: number, now: number): ChangeQuote['state'] {
  const { way, told, route, fare } = chosen;
  const number = flightNoOf(chosen);
  if (endOf(told, route) < now || !isOpen(way, now)) return 'expired';
  const sold = number === changeFlights.soldOut || (fare.seatsLeft ?? people) < people;
  if (sold || route.soldBetween) return 'soldOut';
  return moved[number] === undefined ? 'same' : 'changed';
}

/** Whether a flight is only to be had by the waitlist. */
export const isWaitlist = (chosen: Chosen): boolean =>
  chosen.route.waitlist === true || flightNoOf(chosen) === changeFlights.waitlist;

/** New flights of a ticket with their part of the new fare; the rule is that of the ticket before. */
export function newCoupons(
  ticket: TicketRecord,
  before: Coupon,
  chosen: Chosen,
  { fare, points }: { readonly fare: number; readonly points: number },
): Coupon[] {
  const coupons = couponsOf(chosen, ticket);
  const [fares, inPoints] = [shares(fare, coupons.length), shares(points, coupons.length)];
  return coupons.map((coupon, at) => ({
    ...coupon,
    fare: fares[at] ?? 0,
    ...(points > 0 && { points: inPoints[at] ?? 0 }),
    taxes: at === 0 ? before.taxes : 0,
    rule: before.rule,
  }));
}
