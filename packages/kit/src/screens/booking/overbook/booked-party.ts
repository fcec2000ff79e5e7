import type { BookingTerms } from '../../../contracts/booking/booking-form.ts';
import type { SavedPassenger } from '../../../contracts/saved-people/passengers.ts';
import { shareIdentity } from '../../../rules/beneficiaries.ts';
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
import { localTime } from '../../../rules/time/time.ts';
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
export function journeyTerms({
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

/** Works out the passengers of those who may travel, and what stands against them. */
export function partyOfBooking(
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
