import { segmentBefore, windowState } from '@mapp/kit/rules';
import { isInternational } from '../seed/check-in/flights.ts';
import { signedIn, type Answers } from '../request-context.ts';
import { checkInTravellers } from './checked-in.ts';
import { dropWaiting } from './completion.ts';
import { examine, leavesPaidSeat, wrongPassenger } from './examination.ts';
import type { FoundSegment, TravellerRecord } from './records.ts';
import { done, refuse, type Why } from './refusals.ts';
import { isChanging, type CheckInStore } from './store.ts';
import { settle } from './settling.ts';
import { checkInSegmentOf, connectionMissed, isInformed, seatPassengerOf, windowOf } from './travellers.ts';
import { failing, troubleOf } from './trouble.ts';

/** Why nobody can be checked in now, or these cannot. */
function against({ journey, segment }: FoundSegment, ids: readonly string[], now: number): Why | undefined {
  const trouble = troubleOf(segment);
  if (trouble) return trouble;
  const state = windowState(windowOf(segment), now);
  if (state === 'early') return 'CKI09';
  if (state === 'closed') return 'CKI08';
  const wrong = wrongPassenger(segment, ids);
  if (wrong) return wrong;
  if (connectionMissed({ journey, segment }, ids, now)) return 'CKI08';
  const rules = journey.segments.map(checkInSegmentOf);
  if (ids.some((id) => segmentBefore(rules, segment.segmentId, id))) return 'CKI10';
  const laps = segment.travellers.filter(({ passengerId }) => ids.includes(passengerId));
  const concerned = segment.travellers.filter(
    ({ passengerId }) => ids.includes(passengerId) || laps.some(({ infantId }) => infantId === passengerId),
  );
  return isInternational(segment.flight) && !concerned.every(isInformed) ? 'CKI11' : undefined;
}

/** The row of a seat. */
const rowOf = (seat: string): number => Number.parseInt(seat, 10);

/** On MU5996 nobody in row 33 is let in, and with row 34 nothing works at all. */
const failingRows = { one: 33, all: 34 } as const;

/** Those of whom check-in may be taken back: nobody who is not checked in, and no child left behind. */
function leftBehind({ segment }: FoundSegment, ids: readonly string[]): boolean {
  const rest = segment.travellers
    .filter(({ passengerId, state }) => state === 'checkedIn' && !ids.includes(passengerId))
    .map((traveller) => seatPassengerOf(traveller, segment.day));
  return rest.some(({ type }) => type === 'child') && !rest.some(({ type }) => type === 'adult');
}

/** The infants of those who cancel go with them. */
const withInfants = (travellers: readonly TravellerRecord[], ids: readonly string[]): string[] => [
  ...ids,
  ...travellers.flatMap(({ passengerId, infantId }) =>
    ids.includes(passengerId) && infantId !== undefined ? [infantId] : [],
  ),
];

function againstCancelling(
  checkIn: CheckInStore,
  found: FoundSegment,
  ids: readonly string[],
  now: number,
): Why | undefined {
  const { journey, segment } = found;
  const travellers = ids.map((id) => segment.travellers.find(({ passengerId }) => passengerId === id));
  if (travellers.includes(undefined)) return 'unknown';
  if (now >= windowOf(segment).closes) return 'CKI08';
  if (travellers.some((traveller) => traveller?.state !== 'checkedIn')) return 'notCheckedIn';
  if (ids.some((id) => isChanging(checkIn, segment.segmentId, id))) return 'changing';
  const later = journey.segments.slice(journey.segments.indexOf(segment) + 1);
  const isLater = later.some((one) =>
    one.travellers.some(({ passengerId, state }) => ids.includes(passengerId) && state === 'checkedIn'),
  );
  if (isLater) return 'laterFirst';
  return leftBehind(found, ids) ? 'CKI19' : undefined;
}

/** Checking in, and taking it back. */
export const checkingIn: Pick<Answers, 'checkIn' | 'cancelCheckIn'> = {
  checkIn(context, { segmentId, seats: wanted, notices }) {
    const { cardNo } = signedIn(context);
    settle(context);
    const { checkIn } = context;
    const now = context.clock.now().getTime();
    const here = context.checkIn.bookings.find(cardNo, segmentId);
    if (!here) return refuse('unknown', context);
    const ids = wanted.map(({ passengerId }) => passengerId);
    const no = against(here, ids, now);
    if (no) return refuse(no, context);
    const seats = Object.fromEntries(wanted.map(({ passengerId, seat }) => [passengerId, seat]));
    const { segment } = here;
    if (leavesPaidSeat(segment, seats)) return refuse('hasPaidSeat', context);
    const finding = examine(
      checkIn,
      { segment, seats, notices, staying: ({ state }) => state === 'checkedIn' },
      now,
    );
    if ('no' in finding) return refuse(finding.no, context);
    if ('lost' in finding) {
      const { lost } = finding;
      return {
        envelope: 'Code',
        payload: { lost: wanted.filter(({ passengerId }) => lost.includes(passengerId)) },
      };
    }
    if (Object.keys(finding.prices).length > 0) return refuse('seatCosts', context);
    const fails = segment.flight.flightNo === failing;
    if (fails && wanted.some(({ seat }) => rowOf(seat) === failingRows.all)) return refuse('CKI06', context);
    dropWaiting(
      checkIn,
      cardNo,
      wanted.map((one) => ({ segmentId, ...one })),
    );
    const reference = `CKI-${2040 + checkIn.next('reference')}`;
    for (const { passengerId } of wanted)
      checkIn.bookings.changeTraveller(cardNo, segmentId, passengerId, { reference });
    const refused = new Set(
      wanted
        .filter(({ seat }) => fails && rowOf(seat) === failingRows.one)
        .map(({ passengerId }) => passengerId),
    );
    for (const passengerId of refused)
      checkIn.bookings.changeTraveller(cardNo, segmentId, passengerId, { failure: 'nameMismatch' });
    const rest = Object.entries(seats).filter(([passengerId]) => !refused.has(passengerId));
    checkInTravellers(checkIn, cardNo, segment, Object.fromEntries(rest));
    return { envelope: 'Code', payload: { reference, lost: [] } };
  },

  cancelCheckIn(context, { segmentId, passengerIds }) {
    const { cardNo } = signedIn(context);
    settle(context);
    const here = context.checkIn.bookings.find(cardNo, segmentId);
    if (!here) return refuse('unknown', context);
    const { travellers } = here.segment;
    const ids = withInfants(travellers, passengerIds);
    const no = againstCancelling(context.checkIn, here, ids, context.clock.now().getTime());
    if (no) return refuse(no, context);
    for (const { passengerId, paid } of travellers)
      if (ids.includes(passengerId))
        context.checkIn.bookings.changeTraveller(cardNo, segmentId, passengerId, {
          state: 'cancelled',
          sequence: undefined,
          // A seat that was paid for stays the passenger's.
          ...(paid === undefined && { seat: undefined }),
        });
    return done;
  },
};
