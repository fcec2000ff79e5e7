import type { Money } from '../money.ts';
import { joinedPrices, taxCodes, taxOf, type PartyPrice } from './fare-price.ts';
import type { PassengerKind } from './party.ts';

/** Something that is bought beside the flights, of which there are several. Amounts in minor units. */
export interface CartExtra {
  readonly id: string;
  /** Price of one. */
  readonly each: number;
  readonly count: number;
}

/** Worth of a member's points. Source: decision 0068; the figures are the airline's. */
export interface PointsTerms {
  /** Points that can be spent. */
  readonly balance: number;
  /** Points are given in whole steps. */
  readonly step: number;
  /** Worth of a step, minor units. */
  readonly worth: number;
}

/** Everything that an order costs, and what is taken off. Amounts in minor units of one currency. */
export interface Cart {
  readonly currency: string;
  /** Prices of each flight of the journey, by type of passenger. */
  readonly flights: readonly (readonly PartyPrice[])[];
  readonly insurances: readonly CartExtra[];
  readonly addOns: readonly CartExtra[];
  /** Worth of the coupon that is used; 0 for none. */
  readonly coupon: number;
  /** Points that are wanted; more than can be used are cut down to whole steps of what can. */
  readonly points: number;
  readonly pointsTerms?: PointsTerms | undefined;
}

/** Passengers of one type with their fare and each of their taxes. */
export interface CartPassengers {
  readonly kind: PassengerKind;
  readonly count: number;
  readonly fare: number;
  readonly taxes: readonly { readonly code: string; readonly each: number }[];
  /** Of all of them. */
  readonly sum: number;
}

/** A cart as it is summed up: every line of it adds up to the total. */
export interface CartSum {
  readonly passengers: readonly CartPassengers[];
  readonly insurance: number;
  readonly addOns: number;
  /** Taken off by the coupon, never more than the fares. */
  readonly coupon: number;
  /** Taken off by points, never more than the coupon leaves of the fares. */
  readonly pointsWorth: number;
  readonly points: number;
  readonly total: number;
  /** Amount of the voucher for reimbursement: flights as they are paid in cash, without the part paid in points. Source: travel.md 9. */
  readonly voucher: number;
}

/** Most points that an amount of fare and a balance allow, in whole steps. */
export function usablePoints({ balance, step, worth }: PointsTerms, fares: number): number {
  if (step <= 0 || worth <= 0) return 0;
  return step * Math.max(0, Math.min(Math.floor(balance / step), Math.floor(fares / worth)));
}

const fareTotal = (passengers: readonly CartPassengers[]) =>
  passengers.reduce((sum, { fare, count }) => sum + fare * count, 0);

const extrasTotal = (extras: readonly CartExtra[]) =>
  extras.reduce((sum, { each, count }) => sum + each * count, 0);

/**
 * Sum of a cart; undefined while the price of a passenger is not told, for the sum would be too low. Coupon and points are taken off the
 * fares alone, the coupon first; nothing falls below zero. Source: travel.md 9, decision 0068.
 */
export function cartSum(cart: Cart): CartSum | undefined {
  const prices = joinedPrices(cart.flights);
  const passengers = prices.flatMap(({ kind, count, each }): CartPassengers[] =>
    each
      ? [
          {
            kind,
            count,
            fare: each.fare,
            taxes: taxCodes([each]).map((code) => ({ code, each: taxOf(each, code) })),
            sum: each.total * count,
          },
        ]
      : [],
  );
  if (prices.length === 0 || passengers.length < prices.length) return undefined;
  const flights = passengers.reduce((sum, one) => sum + one.sum, 0);
  const fares = fareTotal(passengers);
  const coupon = Math.min(Math.max(0, cart.coupon), fares);
  const { pointsTerms } = cart;
  const points = pointsTerms
    ? Math.min(stepsOf(cart.points, pointsTerms), usablePoints(pointsTerms, fares - coupon))
    : 0;
  const pointsWorth = pointsTerms && points > 0 ? (points / pointsTerms.step) * pointsTerms.worth : 0;
  const insurance = extrasTotal(cart.insurances);
  const addOns = extrasTotal(cart.addOns);
  const voucher = flights - coupon - pointsWorth;
  return {
    passengers,
    insurance,
    addOns,
    coupon,
    pointsWorth,
    points,
    total: voucher + insurance + addOns,
    voucher,
  };
}

/** Points in whole steps, rounded down. */
const stepsOf = (points: number, { step }: PointsTerms): number =>
  step > 0 ? Math.max(0, Math.floor(points / step)) * step : 0;

/** Total of a cart with its currency. */
export const cartTotal = (cart: Cart): Money | undefined => {
  const sum = cartSum(cart);
  return sum && { amount: sum.total, currency: cart.currency };
};
