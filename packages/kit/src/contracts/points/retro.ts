import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { assume, documented } from '../assumed.ts';
import { listOf, optional } from '../reading.ts';
import { entriesOf } from '../unreadable.ts';
import { day, dayList, days, months, points } from '../wire.ts';

/** Message code of an accepted partner claim, or claim of a flight of the ticket; any other is a no. */
export const claimAccepted = '00000';

const terms = z.object({
  /** The airline's day, which opens and closes claims. */
  today: day,
  /** Days after the flight from which its points can be claimed: of the group's own flights, and of partners'. */
  ownFromDay: days,
  partnerFromDay: days,
  /** Months after the flight until which they can be. */
  months,
  /** Months before joining whose flights count. */
  monthsBeforeJoining: months,
  /** Days in which points arrive once a claim is made. */
  creditDays: days,
  /** Airlines whose flights a partner claim takes. */
  partners: listOf(
    z.object({
      /** IATA code. */
      code: z.string(),
      /** In the language of the request. */
      name: z.string(),
    }),
  ),
});
export type ClaimTermsOnWire = z.output<typeof terms>;

export const claimTerms = defineCall({
  name: 'claimTerms',
  area: 'points',
  path: '/api/points/claim-terms',
  source: 'assumed',
  summary: 'When the points of a flight can be claimed, and of which partners.',
  request: z.object({}),
  response: terms,
});

/** A ticket of several flights has the fields parted by commas: one text for each flight, in order. */
const candidate = z.object({
  /** IATA code of the departure airport. */
  orgarpcod: documented(z.string()),
  /** IATA code of the arrival airport. */
  dstarpcod: documented(z.string()),
  /** 13 digits. */
  tiknum: documented(z.string()),
  /** Status codes. */
  retrocod: documented(z.string()),
  /** Day of the flight. */
  actdat: documented(dayList),
  /** Booking class. */
  cbncls: documented(z.string()),
  /** Operating carrier and the number of its flight, without the carrier. */
  oprcarcod: documented(z.string()),
  oprfltnum: documented(z.string()),
  seanum: documented(z.string()),
  /** The passenger as the ticket has the name, and the member as the programme has it: `ZHANG/SAN`. */
  paxnam: optional(z.string()),
  mbrnam: optional(z.string()),
  /** Of a flight whose points have been credited: the entry of the bill, and its day. */
  actid: optional(z.string()),
  accdat: optional(dayList),
});
export type ClaimCandidate = z.output<typeof candidate>;

export const claimableFlights = defineCall({
  name: 'claimableFlights',
  area: 'points',
  path: '/api/memberApi/member/queryRetroByTicketNum',
  summary: 'The flights of a ticket, each with what becomes of a claim.',
  request: z.object({
    /** 13 digits. */
    ticketNum: assume(z.string().check(z.regex(/^\d{13}$/))),
  }),
  response: assume(entriesOf('retroList', candidate, 'tiknum', {})),
});

const claim = z.object({
  retroId: z.string(),
  commitDate: day,
  /** P in progress, C credited; what R means is not shown. */
  dealResult: z.string(),
  /** IATA codes. */
  departure: z.string(),
  destination: z.string(),
  flightDate: day,
  flightNo: z.string(),
  /** Its place on the ticket, from 1. */
  flightSegment: optional(z.string()),
  ticketNo: z.string(),
  bookingCabin: optional(z.string()),
  /** The class of the cabin that was flown. */
  seatClass: optional(z.string()),
  /** Points that were credited. */
  pointDetail: optional(listOf(assume(z.object({ pointType: z.string(), points })))),
});
export type PastClaim = z.output<typeof claim>;

export const claimHistory = defineCall({
  name: 'claimHistory',
  area: 'points',
  path: '/api/memberApi/member/queryViewRetroClaimListNew',
  summary: 'The claims that the member has made.',
  request: z.object({}),
  response: entriesOf('retroClaimList', claim, 'retroId', {}),
});

const claimedFlight = z.object({
  /** 13 digits. */
  ticketNo: z.string().check(z.regex(/^\d{13}$/)),
  /** With its carrier: `MU5101`. */
  flightNo: z.string(),
  flightDate: day,
  /** IATA codes. */
  departure: z.string().check(z.regex(/^[A-Z]{3}$/)),
  destination: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** One letter. */
  bookingCabin: z.string(),
});
export type ClaimedFlight = z.output<typeof claimedFlight>;

/** Documented for partner claims; that it takes the flights of a ticket too is our proposal. */
export const retroClaim = defineCall({
  name: 'retroClaim',
  area: 'points',
  path: '/api/memberApi/member/retroClaim',
  write: true,
  summary: 'Claims the points of a flight: of the group’s own, or of a partner’s.',
  request: assume(z.object({ claimType: z.enum(['own', 'partner']), ...claimedFlight.shape })),
  response: z.object({
    /** `00000` where it has been taken up. */
    messageCode: z.string(),
    messageContent: z.string(),
    retroclaimNumber: optional(z.string()),
    status: optional(z.string()),
  }),
});
