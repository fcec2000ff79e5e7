import { seatEvents } from '../seed/cabins/cabins.ts';
import {
  isFree,
  layoutOf,
  partyProblem,
  seatingProblems,
  type Seating,
  type SeatPrice,
  type SeatRefusal,
} from '@mapp/kit/rules';
import type { SeatNotice } from '@mapp/kit/contracts';
import { decksNow, takeMeanwhile } from './cabin-now.ts';
import type { SegmentRecord, TravellerRecord } from './records.ts';
import type { Why } from './refusals.ts';
import type { CheckInStore } from './store.ts';
import { isInfant, seatPassengerOf } from './travellers.ts';
import { seatLost } from './trouble.ts';

/** Request for one segment. */
export interface Wish {
  readonly segment: SegmentRecord;
  /** Passenger id → seat, for those who are to get one. */
  readonly seats: Seating;
  /** Whether somebody counts as of the party beside them, where they sit already. */
  readonly staying: (traveller: TravellerRecord) => boolean;
  readonly notices: readonly SeatNotice[];
  /** False where nobody comes between the map and the submission. */
  readonly strangers?: boolean;
}

/** Result of the examination: a no, seats that are gone, or the price of each seat. */
export type Finding =
  | { readonly no: Why }
  | { readonly lost: readonly string[] }
  | { readonly prices: Readonly<Record<string, SeatPrice>> };

const gone = new Set<SeatRefusal['reason']>(['taken', 'paid']);

/** The no behind the first problem of a seating. */
const whyOf = ({ reason }: SeatRefusal): Why => (reason === 'childApart' ? reason : 'notForPassenger');

/** On MU5101 somebody else is quicker. Source: sandbox.md. */
function letStrangersIn(checkIn: CheckInStore, { segment, seats, strangers = true }: Wish): void {
  const seat = seatEvents.takenMeanwhile;
  const has = segment.travellers.some((traveller) => traveller.seat === seat);
  if (strangers && segment.flight.flightNo === seatLost && Object.values(seats).includes(seat) && !has)
    takeMeanwhile(checkIn, segment, seat);
}

/** Holds the wished seats against the rules and the map of this moment. */
export function examine(checkIn: CheckInStore, wish: Wish, now: number): Finding {
  const { segment, seats, staying, notices } = wish;
  if (!notices.includes('safety')) return { no: 'noticeSafety' };
  const travelling = segment.travellers.filter(
    (traveller) => traveller.passengerId in seats || staying(traveller),
  );
  const laps = new Set(travelling.map(({ infantId }) => infantId));
  const party = segment.travellers
    .filter((traveller) => travelling.includes(traveller) || laps.has(traveller.passengerId))
    .map((traveller) => seatPassengerOf(traveller, segment.day));
  const problem = partyProblem(party);
  if (problem) return { no: problem === 'childAlone' ? 'CKI19' : problem };

  letStrangersIn(checkIn, wish);
  const had: Seating = Object.fromEntries(
    segment.travellers.flatMap(({ passengerId, seat }) => (seat === undefined ? [] : [[passengerId, seat]])),
  );
  const stays: Seating = Object.fromEntries(
    Object.entries(had).filter(
      ([passengerId, seat]) => !(passengerId in seats) || seats[passengerId] === seat,
    ),
  );
  const layout = layoutOf({
    segmentId: segment.segmentId,
    decks: decksNow(checkIn, segment, now, segment.segmentId),
  });
  const seating = {
    ...Object.fromEntries(
      travelling.flatMap(({ passengerId, seat }) => (seat === undefined ? [] : [[passengerId, seat]])),
    ),
    ...seats,
  };
  const problems = seatingProblems({ layout, party, seating, owned: stays }).filter(
    ({ passengerId }) => passengerId in seats,
  );
  const lost = problems
    .filter(({ refusal }) => gone.has(refusal.reason))
    .map(({ passengerId }) => passengerId);
  if (lost.length > 0) return { lost };
  const [first] = problems;
  if (first) return { no: whyOf(first.refusal) };
  const atExit = Object.values(seats).some((seat) => layout.byDesignator.get(seat)?.exit);
  if (atExit && !notices.includes('exitRow')) return { no: 'noticeExit' };
  const priced = Object.entries(seats).flatMap(([passengerId, seat]) => {
    const price = layout.byDesignator.get(seat)?.seat.price;
    return price && !isFree(price) && had[passengerId] !== seat ? [[passengerId, price] as const] : [];
  });
  return { prices: Object.fromEntries(priced) };
}

/** Somebody else of the party has the seat now. */
export const hadByAnother = ({ travellers }: SegmentRecord, passengerId: string, seat: string): boolean =>
  travellers.some((one) => one.passengerId !== passengerId && one.seat === seat);

/** Somebody is to sit elsewhere than on the seat that was paid for. */
export const leavesPaidSeat = ({ travellers }: SegmentRecord, seats: Seating): boolean =>
  travellers.some(
    ({ passengerId, paid, seat }) =>
      paid !== undefined && seats[passengerId] !== undefined && seats[passengerId] !== seat,
  );

/** Why these passengers cannot be given seats at all; undefined if they can. */
export function wrongPassenger(segment: SegmentRecord, passengerIds: readonly string[]): Why | undefined {
  const travellers = passengerIds.map((id) =>
    segment.travellers.find(({ passengerId }) => passengerId === id),
  );
  if (new Set(passengerIds).size < passengerIds.length) return 'unknown';
  if (travellers.some((traveller) => !traveller || isInfant(traveller, segment))) return 'unknown';
  return travellers.some((traveller) => traveller?.state === 'checkedIn') ? 'done' : undefined;
}
