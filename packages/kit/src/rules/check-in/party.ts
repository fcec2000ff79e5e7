import { segmentBefore, type BoardingState, type CheckInSegment } from './check-in.ts';

/** Purposes for which passengers of a segment are chosen. */
export const partyPurposes = ['checkIn', 'seats'] as const;
export type PartyPurpose = (typeof partyPurposes)[number];

/** A passenger of a segment as far as these rules read them. */
export interface PartyPassenger {
  readonly passengerId: string;
  readonly paxType: 'ADT' | 'CHD' | 'INF';
  /** The infant on this adult's lap. */
  readonly infantId?: string | undefined;
  readonly state: BoardingState;
}

/** Why a passenger cannot be chosen. */
export type PartyObstacle = 'checkedIn' | 'outOfTurn' | 'onLap' | 'infantAlone';

type PartySegment = CheckInSegment & { readonly passengers: readonly PartyPassenger[] };

/** The adult on whose lap an infant travels. */
export const carrierOf = <Passenger extends PartyPassenger>(
  passengers: readonly Passenger[],
  infantId: string,
): Passenger | undefined => passengers.find((one) => one.infantId === infantId);

/** Why a passenger of a segment cannot be chosen; undefined when they can. Source: travel.md sections 4 and 5. */
export function partyObstacle(
  segments: readonly PartySegment[],
  segment: PartySegment,
  passenger: PartyPassenger,
  purpose: PartyPurpose,
): PartyObstacle | undefined {
  const { passengerId, paxType, state } = passenger;
  if (state === 'checkedIn') return 'checkedIn';
  if (paxType === 'INF') return carrierOf(segment.passengers, passengerId) ? 'onLap' : 'infantAlone';
  if (purpose === 'checkIn' && segmentBefore(segments, segment.segmentId, passengerId)) return 'outOfTurn';
  return undefined;
}

/**
 * The children among the chosen with whom no adult goes: neither one who is chosen nor one who is checked in already.
 * Source: travel.md section 5, children cannot travel alone.
 */
export function childrenAlone<Passenger extends PartyPassenger>(
  passengers: readonly Passenger[],
  chosen: readonly string[],
): Passenger[] {
  const going = (one: Passenger) => chosen.includes(one.passengerId);
  const withAdult = passengers.some(
    (one) => one.paxType === 'ADT' && (going(one) || one.state === 'checkedIn'),
  );
  return withAdult ? [] : passengers.filter((one) => one.paxType === 'CHD' && going(one));
}

/**
 * The children who would stay checked in without an adult if these gave their check-in back.
 * @param leaving passenger ids
 */
export const childrenLeft = <Passenger extends PartyPassenger>(
  passengers: readonly Passenger[],
  leaving: readonly string[],
): Passenger[] => {
  const staying = passengers.filter(
    ({ state, passengerId }) => state === 'checkedIn' && !leaving.includes(passengerId),
  );
  return childrenAlone(
    staying,
    staying.map(({ passengerId }) => passengerId),
  );
};

/**
 * The segment whose check-in has to be given back first: the last of those that are flown later by one of these who is checked in.
 * @param leaving passenger ids
 */
export function cancelsAfter<Segment extends CheckInSegment>(
  segments: readonly Segment[],
  segmentId: string,
  leaving: readonly string[],
): Segment | undefined {
  const at = segments.findIndex((segment) => segment.segmentId === segmentId);
  return segments
    .slice(at + 1)
    .findLast(({ passengers }) =>
      passengers.some((one) => leaving.includes(one.passengerId) && one.state === 'checkedIn'),
    );
}
