import * as z from 'zod/mini';
import { minutesBetween } from '../../rules/time/time.ts';
import { waitsOf } from '../../rules/time/waits.ts';
import { fareRule } from '../fare-rule.ts';
import { listOf, optional } from '../reading.ts';
import { instant, money, placeCode, points, sum } from '../wire.ts';

const carrier = z.string().check(z.regex(/^[A-Z0-9]{2}$/));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
const count = z.int().check(z.gte(0), z.lte(1000));

const unreadable = { unreadable: true } as const;
type Unreadable = typeof unreadable;
const isUnreadable = (one: object): one is Unreadable => 'unreadable' in one;

/** A list that is good for nothing unless all of it can be read: a way without one of its legs is another way. */
const wholeListOf = <Of extends z.ZodMiniType<object>>(element: Of) =>
  z.pipe(
    listOf(element, () => unreadable).check(z.refine((list) => !list.some(isUnreadable))),
    z.transform((list) => list as z.output<Of>[]),
  );

/** A list and how many of its elements could not be read. */
const partedOf = <Element extends object>(list: readonly (Element | Unreadable)[]) => {
  const readable = list.filter((one): one is Element => !isUnreadable(one));
  return { readable, unread: list.length - readable.length };
};

const unknown = { answer: 'unknown' } as const;

/** One of the three answers of a fare; one that cannot be read is unknown. Source: decisions.md 46. */
const answer = z.pipe(
  optional(
    z.union([
      /** Without `fee` it is allowed, and the fee not told; free is a fee of 0. */
      z.object({ answer: z.literal('allowed'), fee: optional(money) }),
      z.object({ answer: z.literal('refused') }),
      z.object({ answer: z.literal('unknown') }),
    ]),
  ),
  z.transform((told) => told ?? unknown),
);

const pieces = { pieces: optional(count), kg: optional(count) };

/** Baggage in the hold. */
export const checked = z.pipe(
  optional(
    z.union([
      z.object({ answer: z.literal('allowed'), ...pieces }),
      z.object({ answer: z.literal('refused') }),
      z.object({ answer: z.literal('unknown') }),
    ]),
  ),
  z.transform((told) => told ?? unknown),
);

/** Baggage that comes with the fare; what is not told is unknown. */
const baggage = z.pipe(
  optional(z.object({ carryOn: optional(z.object(pieces)), checked })),
  z.transform((told) => told ?? { carryOn: undefined, checked: unknown }),
);

/** Price of one passenger. */
const passengerPrice = z.object({
  fare: sum,
  /** `fund` is the development fund, `fuel` the fuel charge. */
  taxes: listOf(z.object({ code: z.string(), amount: sum })),
  /** Fare and all taxes. */
  total: sum,
  /** Part of each leg, in their order: fees of a leg count from its own departure. `taxes` is their sum. */
  byLeg: optional(wholeListOf(z.object({ fare: sum, taxes: sum }))),
  /** A child at the adult's price, which is the lower one. */
  atAdultFare: optional(z.boolean()),
});

const leg = z.object({
  flightNo: z.string(),
  carrier,
  /** Name of the carrier, in the language of the request. */
  carrierName: optional(z.string()),
  /** Carrier that flies it, where that is another. */
  operatedBy: optional(carrier),
  operatedByName: optional(z.string()),
  from: placeCode,
  to: placeCode,
  /** Planned, with the airport's offset. */
  departs: instant,
  arrives: instant,
  fromTerminal: optional(z.string()),
  toTerminal: optional(z.string()),
  aircraft: optional(z.string()),
  /** Landings under the same number (经停), in order. */
  stops: wholeListOf(
    z.object({ airport: placeCode, arrives: optional(instant), departs: optional(instant) }),
  ),
  /** Per cent of its flights that were on time. */
  punctuality: optional(z.int().check(z.gte(0), z.lte(100))),
});

/** One price of one cabin. */
const fare = z.object({
  fareId: z.string(),
  /** `basic`, `standard`, `flex`, `business`, …; one that nobody knows is drawn with its name. */
  family: z.string(),
  /** In the language of the request. */
  name: z.string(),
  /** `first`, `business`, `premium` or `economy`; any other word is drawn as it is told. */
  cabin: z.string(),
  /** `Y`. */
  bookingClass: z.string(),
  /** Of one passenger of each type that has been asked for. */
  price: z.object({
    adult: passengerPrice,
    child: optional(passengerPrice),
    infant: optional(passengerPrice),
  }),
  /** ISO 4217, of all its prices. */
  currency,
  /** Price of one adult in points, which members can pay; taxes come on top. */
  points: optional(points),
  /** Absent where there are enough. */
  seatsLeft: optional(count),
  baggage,
  change: answer,
  refund: answer,
  /** Points that one adult earns. */
  pointsEarned: optional(points),
  rule: optional(fareRule),
});

const fareOrNone = listOf(fare, () => unreadable);

/** One way of flying a segment, with its prices. */
const offer = z.pipe(
  z.object({
    offerId: z.string(),
    /** One, or several where the traveller changes. */
    legs: wholeListOf(leg).check(z.refine((legs) => legs.length > 0)),
    /** The cheapest first. Empty: sold out. */
    fares: fareOrNone,
    /** It can be had by the waitlist alone. */
    waitlist: optional(z.boolean()),
    /** Until then the prices hold. */
    expires: optional(instant),
    /** Restriction of who may buy it. */
    productLimit: optional(
      z.object({
        /** Passengers of one order, no more and no fewer. */
        passengers: optional(count),
        /** Only for members who travel too. */
        members: optional(z.boolean()),
      }),
    ),
  }),
  z.transform(({ legs, fares, ...rest }) => {
    const { readable, unread } = partedOf<z.output<typeof fare>>(fares);
    const timed = legs.map((one) => ({ ...one, minutes: minutesBetween(one.departs, one.arrives) }));
    const [first, last] = [legs[0], legs.at(-1)];
    return {
      ...rest,
      legs: timed,
      /** From the first departure to the last arrival. */
      minutes: first && last ? minutesBetween(first.departs, last.arrives) : 0,
      /** On the ground between two legs. */
      waits: waitsOf(legs),
      fares: readable,
      /** Fares that could not be read: where it is not 0, no fare does not mean sold out. */
      unreadFares: unread,
    };
  }),
);

/** A list of offers as it is read: those that can be, and how many cannot. */
export const offers = z.pipe(
  listOf(offer, () => unreadable),
  z.transform((list) => partedOf<z.output<typeof offer>>(list)),
);

export type FlightOffer = z.output<typeof offer>;
export type FlightLeg = FlightOffer['legs'][number];
export type FareFamily = FlightOffer['fares'][number];
export type PassengerPrice = FareFamily['price']['adult'];
export type FareAnswer = FareFamily['change'];
export type CheckedBaggage = FareFamily['baggage']['checked'];
