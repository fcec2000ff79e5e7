import type { BookingTerms } from '../../../contracts/booking/booking-form.ts';
import type { SavedPassenger } from '../../../contracts/saved-people/passengers.ts';
import { shareIdentity } from '../../../rules/beneficiaries.ts';
import { cartSum, usablePoints, type Cart, type CartSum } from '../../../rules/booking/cart.ts';
import { couponObstacle, type CouponObstacle } from '../../../rules/booking/coupons.ts';
import { partyPrices } from '../../../rules/booking/fare-price.ts';
import { insuranceObstacle, type InsuranceObstacle } from '../../../rules/booking/insurance.ts';
import type { Party } from '../../../rules/booking/party.ts';
import {
  birthdayOfTraveller,
  bookingObstacle,
  takesDocument,
  travellerObstacle,
  type BookingObstacle,
  type JourneyTerms,
  type Traveller,
  type TravellerObstacle,
} from '../../../rules/booking/travellers.ts';
import type { Day } from '../../../rules/days.ts';
import { localTime } from '../../../rules/time/time.ts';
import type { BookingAddress } from '../booking-address.ts';
import type { BookingDraft } from '../booking-draft.ts';

/** Obstacle to choosing somebody: a rule, a place on one of these flights, or the airline’s word. */
export type CandidateObstacle = TravellerObstacle | 'onBoard' | 'notSelectable';

/** Somebody who may be chosen, with what stands against it. */
export interface Candidate {
  readonly passenger: SavedPassenger;
  readonly traveller: Traveller;
  readonly obstacle: CandidateObstacle | undefined;
  /** The member’s order with which they fly on one of these flights already. */
  readonly orderNo?: string | undefined;
}

/** Journey of a booking as the rules read it; undefined without a flight. */
function journeyTerms({
  flights,
  lastDay,
  international,
  paxAvailableIdTypes,
}: BookingTerms): JourneyTerms | undefined {
  const [first, ...others] = flights.flatMap(({ legs }) => legs.map(({ departs }) => localTime(departs).day));
  return first === undefined
    ? undefined
    : {
        days: [first, ...others],
        lastDay,
        international,
        ...(paxAvailableIdTypes && { documentKinds: paxAvailableIdTypes }),
      };
}

/** Document that somebody travels with: the first that the product takes, else the first. */
const documentFor = ({ favorPaxIdDtoList: documents }: SavedPassenger, journey: JourneyTerms) => {
  const taken = documents.filter((document) => takesDocument(journey, document));
  return (
    taken.find(({ expireDate }) => expireDate === undefined || expireDate >= journey.lastDay) ??
    taken[0] ??
    documents[0]
  );
};

const chineseOf = ({ cnFamilyName = '', cnGivenName = '' }: SavedPassenger) =>
  `${cnFamilyName}${cnGivenName}` || undefined;

/** Documents of the member who books; none where the airline does not say. */
const ownDocuments = ({ paxs }: BookingTerms) =>
  paxs.find(({ myUserid }) => myUserid !== undefined)?.favorPaxIdDtoList ?? [];

/** Somebody as a candidate of a booking, with the first of what stands against it. */
export function candidateOf(
  passenger: SavedPassenger,
  terms: BookingTerms,
  journey: JourneyTerms,
): Candidate {
  const document = documentFor(passenger, journey);
  const traveller: Traveller = {
    id: passenger.id,
    type: passenger.paxType,
    birthday: birthdayOfTraveller({ birthday: passenger.birthday, document }),
    latinName: passenger.enFamilyName
      ? { family: passenger.enFamilyName, given: passenger.enGivenName ?? '' }
      : undefined,
    chineseName: chineseOf(passenger) ?? passenger.paxName,
    document,
    self: passenger.myUserid !== undefined || shareIdentity(ownDocuments(terms), passenger.favorPaxIdDtoList),
  };
  const there = terms.onBoard.find(({ passengerId }) => passengerId === passenger.id);
  const wrong = passenger.isSelectAvailable ? travellerObstacle(traveller, journey) : 'notSelectable';
  return { passenger, traveller, orderNo: there?.orderNo, obstacle: there ? 'onBoard' : wrong };
}

const known = new WeakMap<BookingTerms, readonly Candidate[]>();

/** Candidates whom the member has saved: worked out once for each answer, and the same for as long as it is. */
function savedCandidates(terms: BookingTerms, journey: JourneyTerms): readonly Candidate[] {
  const candidates = known.get(terms) ?? terms.paxs.map((one) => candidateOf(one, terms, journey));
  known.set(terms, candidates);
  return candidates;
}

/** Passengers of a booking, and what stands against them. */
export interface BookedParty {
  readonly terms: BookingTerms;
  readonly journey: JourneyTerms;
  readonly party: Party;
  readonly candidates: readonly Candidate[];
  readonly chosen: readonly Candidate[];
  readonly obstacle: BookingObstacle | undefined;
  /** Passengers who can be insured. */
  readonly insurable: number;
  /** Those who are chosen and cannot be, with the reason. */
  readonly uninsured: readonly (Candidate & { readonly why: InsuranceObstacle })[];
}

/** A coupon of the member, and why it cannot be used. */
export interface OfferedCoupon {
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
      // Who has searched for prices in points pays with as many as there are, until they say otherwise.
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

/** Works out the passengers of those who may travel, and what stands against them. */
function partyOfBooking(
  terms: BookingTerms,
  journey: JourneyTerms,
  party: Party,
  added: BookingDraft['added'],
  ids: BookingDraft['chosen'],
): BookedParty {
  const candidates = [
    ...added.map((one) => candidateOf(one, terms, journey)),
    ...savedCandidates(terms, journey),
  ];
  const chosen = ids.flatMap(
    (id) => candidates.find((one) => one.passenger.id === id && one.obstacle === undefined) ?? [],
  );
  const travellers = chosen.map(({ traveller }) => traveller);
  const { productLimit } = terms;
  const uninsured = chosen.flatMap((one) => {
    const { type, birthday } = one.traveller;
    const why = type === 'INF' ? 'insuranceInfant' : birthday && insuranceObstacle(birthday, journey.days);
    return why ? [{ ...one, why }] : [];
  });
  return {
    terms,
    journey,
    party,
    candidates,
    chosen,
    obstacle: bookingObstacle(travellers, {
      days: journey.days,
      searched: party,
      passengers: productLimit?.passengers,
      // Where it is not known which documents are the member’s, the airline says whether they travel.
      members: productLimit?.members && ownDocuments(terms).length > 0,
    }),
    // Before anybody is chosen, everybody but infants counts.
    insurable: chosen.length > 0 ? chosen.length - uninsured.length : party.adults + party.children,
    uninsured,
  };
}
