import type { BookingTerms } from '../../../contracts/booking/booking-form.ts';
import { cartSum, usablePoints, type Cart, type CartSum } from '../../../rules/booking/cart.ts';
import { couponObstacle, type CouponObstacle } from '../../../rules/booking/coupons.ts';
import { partyPrices } from '../../../rules/booking/fare-price.ts';
import type { Day } from '../../../rules/days.ts';
import type { BookingAddress } from '../booking-address.ts';
import type { BookingDraft } from '../booking-draft.ts';
import { journeyTerms, partyOfBooking, type BookedParty } from './booked-party.ts';

/** A coupon of the member, and why it cannot be used. */
interface OfferedCoupon {
  readonly coupon: BookingTerms['coupons'][number];
  readonly obstacle: CouponObstacle | undefined;
}

/** A booking with all that follows from its choices. */
export interface Booking extends BookedParty {
  /** The same for as long as nothing of it has changed; so are lists. */
  readonly people: BookedParty;
  readonly currency: string;
  readonly fares: number;
  /** Points that are to be used, of which the sum takes what it can. */
  readonly pointsWanted: number;
  readonly mostPoints: number;
  readonly coupons: readonly OfferedCoupon[];
  readonly coupon: BookingTerms['coupons'][number] | undefined;
  readonly cart: Cart;
  /** Undefined while a price is not told. */
  readonly sum: CartSum | undefined;
}

/** Keeps a result for as long as what it is made of is the same. */
export function kept<Of extends readonly unknown[], Result>(make: (...of: Of) => Result) {
  let last: { readonly of: Of; readonly result: Result } | undefined;
  return (...of: Of): Result => {
    if (!last?.of.every((one, at) => Object.is(one, of[at]))) last = { of, result: make(...of) };
    return last.result;
  };
}

/** Works out all that follows from a draft; undefined for an answer in which a flight, or all of them, cannot be read. */
export type ReadBooking = (draft: BookingDraft) => Booking | undefined;

/** Begins to read drafts of one booking: what a change does not touch is worked out once. */
function bookingReader(
  terms: BookingTerms,
  { search: party, chosen: fareChoices }: BookingAddress,
  today: Day,
): ReadBooking {
  const journey = journeyTerms(terms);
  const fares = terms.flights.map(({ fares: [fare] }) => fare);
  const currency = fares[0]?.currency;
  if (terms.unreadFlights > 0 || fares.length !== fareChoices.length) return () => undefined;
  if (!journey || currency === undefined || fares.some((fare) => fare?.currency !== currency))
    return () => undefined;
  const flights = fares.map((fare) => (fare ? partyPrices(fare.price, party) : []));
  const nothing: Cart = { currency, flights, insurances: [], addOns: [], coupon: 0, points: 0 };
  const fareSum = cartSum(nothing)?.passengers.reduce((sum, { fare, count }) => sum + fare * count, 0) ?? 0;
  // Nothing is paid for a place on the waitlist: nothing is taken off either.
  const waitlist = terms.flights.some((flight) => flight.waitlist === true);

  const peopleOf = kept((added: BookingDraft['added'], ids: BookingDraft['chosen']) =>
    partyOfBooking(terms, journey, party, added, ids),
  );
  const addOnsOf = kept((counts: BookingDraft['addOns']) =>
    terms.addOns.flatMap(({ id, price, most }) => {
      const count = Math.min(counts[id] ?? 0, most);
      return count > 0 ? [{ id, each: price, count }] : [];
    }),
  );
  const couponsOf = kept((points: boolean): readonly OfferedCoupon[] =>
    terms.coupons.map((coupon) => ({
      coupon,
      obstacle: couponObstacle(coupon, { fares: fareSum, domestic: !terms.international, points, today }),
    })),
  );
  const whole = kept(
    (
      people: BookedParty,
      insurances: BookingDraft['insurances'],
      addOns: Cart['addOns'],
      points: BookingDraft['points'],
      couponId: BookingDraft['couponId'],
      activationId: BookingDraft['activationId'],
    ): Booking => {
      // After a search for prices in points as many are used as there are, until the traveller says otherwise.
      const pointsWanted = points ?? (party.points && terms.points ? usablePoints(terms.points, fareSum) : 0);
      const coupons = couponsOf(pointsWanted > 0);
      const coupon = coupons.find(
        (one) =>
          !waitlist &&
          one.obstacle === undefined &&
          (activationId === undefined
            ? one.coupon.couponId === couponId
            : one.coupon.activationId === activationId),
      )?.coupon;
      const cart: Cart = {
        ...nothing,
        insurances: insurances.flatMap((id) => {
          const one = terms.insurances.find((each) => each.id === id);
          return one ? [{ id, each: one.price, count: people.insurable }] : [];
        }),
        addOns,
        coupon: coupon?.worth ?? 0,
        points: waitlist ? 0 : pointsWanted,
        ...(terms.points && { pointsTerms: terms.points }),
      };
      return {
        ...people,
        people,
        currency,
        fares: fareSum,
        pointsWanted,
        mostPoints: terms.points ? usablePoints(terms.points, Math.max(0, fareSum - cart.coupon)) : 0,
        coupons,
        coupon,
        cart,
        sum: cartSum(cart),
      };
    },
  );
  return ({ added, chosen, insurances, addOns, points, couponId, activationId }) =>
    whole(peopleOf(added, chosen), insurances, addOnsOf(addOns), points, couponId, activationId);
}

const readers = new WeakMap<BookingTerms, (address: BookingAddress, today: Day) => ReadBooking>();

/** The reader of some terms, the same for all pages of the booking: what one of them has worked out is known to the next. */
export function readerOf(terms: BookingTerms, address: BookingAddress, today: Day): ReadBooking {
  const reader = readers.get(terms) ?? kept((of: BookingAddress, day: Day) => bookingReader(terms, of, day));
  readers.set(terms, reader);
  return reader(address, today);
}
