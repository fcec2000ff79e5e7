import * as z from 'zod/mini';
import { genders } from '../../rules/genders.ts';
import { passengerTypes } from '../../rules/check-in/companions.ts';
import { identityOnWire } from '../beneficiaries/beneficiaries.ts';
import { defineCall, type RequestOf } from '../call.ts';
import { noticeConsent } from '../notices/consent.ts';
import { optional } from '../reading.ts';
import { frequentFlyerCard } from '../saved-people/frequent-flyer.ts';
import { day, instant, money } from '../wire.ts';
import { chosenFare } from './passengers.ts';

/** Id of one booking, made by the client: its outcome is found by it, and however often it is sent, one order comes of it. */
const bookingId = z.string().check(z.regex(/^[\w-]{8,64}$/));

const passenger = z.object({
  paxType: z.enum(passengerTypes),
  cnFamilyName: optional(z.string()),
  cnGivenName: optional(z.string()),
  enFamilyName: optional(z.string()),
  enGivenName: optional(z.string()),
  gender: optional(z.enum(genders)),
  birthday: optional(day),
  /** ISO 3166. */
  country: optional(z.string()),
  document: identityOnWire,
  card: optional(frequentFlyerCard),
  /** The passenger’s own, where it is given; with its calling code. */
  mobile: optional(z.string()),
  email: optional(z.string()),
});
export type BookedPassenger = z.input<typeof passenger>;

const created = z.object({
  orderNo: z.string(),
  /** Key of a guest’s order: nobody else can open it. */
  orderKey: optional(z.string()),
  state: z.enum(['waiting', 'waitlist']),
  /** Until then it can be paid. */
  payUntil: optional(instant),
  /** Until then the price is kept, where that is another time. */
  priceUntil: optional(instant),
  total: money,
});
export type CreatedOrder = z.output<typeof created>;

export const createOrder = defineCall({
  name: 'createOrder',
  area: 'booking',
  path: '/api/booking/create',
  source: 'assumed',
  member: false,
  write: true,
  onlyCode200: true,
  summary:
    'Makes one order of chosen fares. The same booking makes one order, however often it is sent; with other contents it is refused with Code 40902.',
  request: z.object({
    bookingId,
    offers: z.array(chosenFare).check(z.minLength(1), z.maxLength(6)),
    passengers: z.array(passenger).check(z.minLength(1), z.maxLength(9)),
    contact: z.object({
      name: z.string(),
      /** With its calling code. */
      phone: z.string(),
      /** Empty where none is given. */
      email: z.string(),
    }),
    /** A guest’s code from the text message to the contact’s phone. */
    code: z.optional(z.string()),
    /** Ids of insurances, for each passenger who can be insured. */
    insurances: z.array(z.string()),
    addOns: z.array(z.object({ id: z.string(), count: z.int().check(z.gte(1), z.lte(99)) })),
    /** Points that are used. */
    points: z.int().check(z.gte(0)),
    couponId: z.optional(z.string()),
    /** Voucher for reimbursement; none without it. */
    voucher: z.optional(
      z.object({
        title: z.string(),
        /** Of a company. */
        taxNo: z.optional(z.string()),
        /** Where paper is sent; electronic without it. */
        addressId: z.optional(z.string()),
      }),
    ),
    /** Agrees to be told of offers. */
    marketing: z.boolean(),
    agreed: z.array(noticeConsent),
    /** Amount that the traveller has seen; another one is refused. */
    total: money,
  }),
  response: created,
});

export type OrderFields = RequestOf<typeof createOrder>;

export const findBooking = defineCall({
  name: 'findBooking',
  area: 'booking',
  path: '/api/booking/find',
  source: 'assumed',
  member: false,
  summary: 'The order that a booking has made, if it has made one.',
  request: z.object({ bookingId }),
  response: z.object({ order: optional(created) }),
});
