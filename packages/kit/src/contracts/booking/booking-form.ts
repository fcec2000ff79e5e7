import * as z from 'zod/mini';
import { defineCall, type RequestOf, type ResponseOf } from '../call.ts';
import { listOf, optional } from '../reading.ts';
import { cardProgramme } from '../saved-people/frequent-flyer.ts';
import { savedPassenger } from '../saved-people/passengers.ts';
import { day, days, instant, money, points, sum } from '../wire.ts';
import { offers } from './offer.ts';
import { chosenFare, passengerCounts } from './passengers.ts';
import { offerStates } from './verify-offer.ts';

const count = z.int().check(z.gte(0), z.lte(99));

/** Insurance of one passenger for the whole journey. */
const insurance = z.object({
  /** `delay`, `refund`; one that nobody knows is drawn with its name. */
  id: z.string(),
  /** In the language of the request, as all words below. */
  name: z.string(),
  text: z.string(),
  price: sum,
  /** Most that is paid out. */
  cover: optional(sum),
  /** Address of its terms, on the insurer’s own site. */
  terms: optional(z.string()),
});

/** Service that can be bought with the flights. */
const addOn = z.object({
  id: z.string(),
  /** `baggage`, `meal`, `lounge`, `car`; any other word is drawn without a drawing of its own. */
  kind: z.string(),
  name: z.string(),
  text: z.string(),
  /** Of one; 0 is free. */
  price: sum,
  /** Most of one order. */
  most: count,
});

/** Coupon of the member for these flights. */
const coupon = z.object({
  couponId: z.string(),
  /** The activation that it comes from, where a code was activated. */
  activationId: optional(z.string()),
  title: z.string(),
  scope: z.string(),
  worth: sum,
  minimum: optional(sum),
  /** Only on journeys within the mainland. */
  domestic: optional(z.boolean()),
  withoutPoints: optional(z.boolean()),
  until: day,
});

/** Rules that are agreed to, in the version that is shown. */
const agreement = z.object({
  /** Name of the notice: `conditions-of-carriage`, `dangerous-goods`; `fare` for the conditions of the chosen fares. */
  slug: z.string(),
  version: z.string(),
});

const answer = z.pipe(
  z.object({
    state: z.enum(offerStates),
    /** Price of the whole party as it was offered, and as it is now. */
    was: optional(money),
    is: optional(money),
    part: optional(z.string()),
    /** Until then the price is kept. */
    expires: optional(instant),
    /** Passengers that the member has saved; none for a guest. */
    paxs: listOf(savedPassenger),
    /** Programmes whose membership a passenger may have; none is asked for without them. */
    programmes: optional(listOf(cardProgramme)),
    /** Kinds of document that the product takes, by wire name; every kind without it. */
    paxAvailableIdTypes: optional(listOf(z.string())),
    /** Day of the first departure, in the calendar of its airport. */
    firstDepDate: day,
    productLimit: optional(z.object({ passengers: optional(count), members: optional(z.boolean()) })),
    /** The fare may be upgraded once it is ticketed. */
    upgradeFlag: optional(z.boolean()),
    /** Chosen flights in their order, each with the fare that was chosen alone. */
    flights: offers,
    /** The journey leaves the mainland. */
    international: z.boolean(),
    /** The last arrival’s day. */
    lastDay: day,
    /** Saved passengers who fly on one of these flights already; with the order where it is the member’s own. */
    onBoard: listOf(z.object({ passengerId: z.string(), orderNo: optional(z.string()) })),
    insurances: listOf(insurance),
    /** Worth of points; absent for who cannot use any. */
    points: optional(z.object({ balance: points, step: points, worth: sum })),
    coupons: listOf(coupon),
    addOns: listOf(addOn),
    agreements: listOf(agreement),
    /** Days after the journey on which its points arrive. */
    earnedAfterDays: optional(days),
    /** Minutes for which an order waits for its payment. */
    holdMinutes: optional(z.int()),
  }),
  z.transform(({ flights: { readable, unread }, ...rest }) => ({
    ...rest,
    flights: readable,
    unreadFlights: unread,
  })),
);

export const queryBookingForm = defineCall({
  name: 'queryBookingForm',
  area: 'booking',
  path: '/api/booking/form',
  source: 'assumed',
  member: false,
  summary: 'All that booking the chosen fares asks for, and what can be bought with them.',
  request: z.object({
    /** One for each segment, in their order. */
    offers: z.array(chosenFare),
    passengers: passengerCounts,
  }),
  response: answer,
});

export type BookingFormQuery = RequestOf<typeof queryBookingForm>;
export type BookingTerms = ResponseOf<typeof queryBookingForm>;
export type BookingInsurance = BookingTerms['insurances'][number];
export type BookingAddOn = BookingTerms['addOns'][number];
export type BookingCoupon = BookingTerms['coupons'][number];
