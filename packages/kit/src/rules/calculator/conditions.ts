import type { Day } from '../days.ts';

/** Subject of a calculation: the points that a flight earns, or those that a reward ticket takes. */
export const calculations = ['accrual', 'exchange'] as const;
export type Calculation = (typeof calculations)[number];

/** One way, or there and back. */
export const trips = ['OW', 'RT'] as const;
export type Trip = (typeof trips)[number];

/** Tiers that can be calculated with, as the wire has them. */
export const calculatedTiers = ['STD', 'SIL', 'GOL', 'PLT', 'CHD'] as const;
export type CalculatedTier = (typeof calculatedTiers)[number];

interface RouteAsked {
  /** IATA codes of cities or airports. */
  readonly from: string;
  readonly to: string;
  readonly trip: Trip;
}

/** A flight whose points are calculated. */
export interface AccrualAsked extends RouteAsked {
  readonly of: 'accrual';
  /** Booking class, one letter. */
  readonly cabin: string;
  /** The fare without taxes and fees, minor units of yuan. */
  readonly amount: number;
  /** Undefined: the member's own. */
  readonly tier?: CalculatedTier | undefined;
}

/** A reward ticket whose points are calculated. */
export interface ExchangeAsked extends RouteAsked {
  readonly of: 'exchange';
  readonly date: Day;
  /** Adults, 1 to 9. */
  readonly people: number;
}

export type Asked = AccrualAsked | ExchangeAsked;

/** Most travellers of one booking. */
export const mostPeople = 9;

/** The conditions as an address has them. Nothing of them says who asks. */
export type AskedQuery = Readonly<
  Partial<
    Record<
      'of' | 'from' | 'to' | 'trip' | 'cabin' | 'amount' | 'tier' | 'date' | 'people',
      string | undefined
    >
  >
>;

const place = /^[A-Z]{3}$/;
const letter = /^[A-Z]$/;
const minor = /^[1-9]\d{0,9}$/;
const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const people = /^[1-9]$/;

/** The conditions of an address; undefined where they are not whole, as anybody can have written it. */
export function readAsked(query: AskedQuery): Asked | undefined {
  const { from = '', to = '', cabin = '', amount = '', date = '' } = query;
  const trip = trips.find((each) => each === query.trip);
  if (!trip || !place.test(from) || !place.test(to) || from === to) return undefined;
  if (query.of === 'exchange')
    return day.test(date) && people.test(query.people ?? '')
      ? { of: 'exchange', from, to, trip, date, people: Number(query.people) }
      : undefined;
  if (query.of !== 'accrual' || !letter.test(cabin) || !minor.test(amount)) return undefined;
  const tier = calculatedTiers.find((each) => each === query.tier);
  return { of: 'accrual', from, to, trip, cabin, amount: Number(amount), ...(tier && { tier }) };
}

/** The same conditions for an address. */
export const queryOfAsked = (asked: Asked): AskedQuery =>
  asked.of === 'exchange'
    ? { ...asked, people: String(asked.people) }
    : { ...asked, amount: String(asked.amount) };
