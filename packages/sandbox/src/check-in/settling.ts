import { proposeSeats, layoutOf, isFree, segmentBefore, windowState } from '@mapp/kit/rules';
import { isInternational } from '../seed/check-in/flights.ts';
import { signedIn, type RequestContext } from '../request-context.ts';
import { decksNow } from './cabin-now.ts';
import { outcomeOf } from './change-steps.ts';
import { checkInTravellers } from './checked-in.ts';
import type { JourneyRecord, SegmentRecord } from './records.ts';
import { checkInSegmentOf, isInformed, isInfant, seatPassengerOf, windowOf } from './travellers.ts';
import { troubleOf } from './trouble.ts';

/** Puts on record what has come of seat changes by now. */
function settleChanges({ checkIn, clock }: RequestContext, cardNo: string): void {
  for (const change of checkIn.changes.values()) {
    if (change.cardNo !== cardNo || change.settled) continue;
    const outcome = outcomeOf(change, clock.machine());
    if (outcome === undefined) continue;
    checkIn.changes.set(change.changeId, { ...change, settled: true });
    if (outcome === 'restored') continue;
    const { segmentId, passengerId, to, carried } = change;
    checkIn.bookings.changeTraveller(
      cardNo,
      segmentId,
      passengerId,
      outcome === 'changed' ? { seat: to, paid: carried } : { seat: undefined, paid: undefined },
    );
  }
}

/** Checks everybody of a segment in whom nobody has checked in yet, in seats that cost nothing more. */
function checkInByItself(
  context: RequestContext,
  cardNo: string,
  journey: JourneyRecord,
  segment: SegmentRecord,
): void {
  const { checkIn, clock } = context;
  const open = segment.travellers.filter(({ state }) => state === 'open');
  const rules = journey.segments.map(checkInSegmentOf);
  if (open.some(({ passengerId }) => segmentBefore(rules, segment.segmentId, passengerId))) return;
  const fail = (failure: 'informationMissing' | 'noSeats'): void => {
    for (const { passengerId } of open)
      checkIn.bookings.changeTraveller(cardNo, segment.segmentId, passengerId, { failure });
  };
  if (isInternational(segment.flight) && !open.every(isInformed)) return fail('informationMissing');
  const layout = layoutOf({
    segmentId: segment.segmentId,
    decks: decksNow(checkIn, segment, clock.now().getTime(), segment.segmentId),
  });
  const had = Object.fromEntries(
    segment.travellers.flatMap(({ passengerId, seat }) => (seat === undefined ? [] : [[passengerId, seat]])),
  );
  const proposal = proposeSeats(
    {
      layout,
      party: segment.travellers.map((traveller) => seatPassengerOf(traveller, segment.day)),
      seating: had,
      owned: had,
    },
    { free: true },
  );
  const costs = (passengerId: string, seat: string): boolean =>
    had[passengerId] !== seat && !isFree(layout.byDesignator.get(seat)?.seat.price);
  if (!proposal.ok || Object.entries(proposal.seating).some(([id, seat]) => costs(id, seat)))
    return fail('noSeats');
  const seats = Object.fromEntries(
    open
      .filter((traveller) => !isInfant(traveller, segment))
      .flatMap(({ passengerId }) => {
        const seat = proposal.seating[passengerId];
        return seat === undefined ? [] : [[passengerId, seat]];
      }),
  );
  checkInTravellers(checkIn, cardNo, segment, seats);
}

/** Brings the member’s journeys up to this moment: seat changes that are done, and automatic check-in that has opened. */
export function settle(context: RequestContext): void {
  const { cardNo } = signedIn(context);
  const { bookings } = context.checkIn;
  settleChanges(context, cardNo);
  const now = context.clock.now().getTime();
  for (const { bookingId, segments } of bookings.journeys(cardNo)) {
    for (const { segmentId } of segments) {
      // Read again, for the one before may just have been checked in.
      const journey = bookings.journeys(cardNo).find((one) => one.bookingId === bookingId);
      const segment = journey?.segments.find((one) => one.segmentId === segmentId);
      if (!journey || !segment?.autoCheckIn || troubleOf(segment)) continue;
      const state = windowState(windowOf(segment), now);
      const waits = segment.travellers.some((one) => one.state === 'open');
      if (waits && (state === 'open' || state === 'closing'))
        checkInByItself(context, cardNo, journey, segment);
    }
  }
}
