import type { Seating } from '@mapp/kit/rules';
import { diceOf } from '../random.ts';
import type { SegmentRecord } from './records.ts';
import type { CheckInStore } from './store.ts';

/** The next boarding sequence of a departure, three digits. */
function nextSequence(checkIn: CheckInStore, { flight, day }: SegmentRecord): string {
  const first = diceOf(`sequence ${flight.flightNo}`).whole(50, 90);
  return String(first + checkIn.next(`sequence ${flight.flightNo} ${day}`)).padStart(3, '0');
}

/** Checks passengers in with their seats, and the infants on their laps. */
export function checkInTravellers(
  checkIn: CheckInStore,
  cardNo: string,
  segment: SegmentRecord,
  seats: Seating,
): void {
  const { segmentId, travellers } = segment;
  const put = (passengerId: string, seat?: string, paid = false): void =>
    checkIn.bookings.changeTraveller(cardNo, segmentId, passengerId, {
      state: 'checkedIn',
      sequence: nextSequence(checkIn, segment),
      failure: undefined,
      ...(seat !== undefined && { seat, ...(!paid && { paid: undefined }) }),
    });
  for (const { passengerId, seat: had, infantId } of travellers) {
    const seat = seats[passengerId];
    if (seat === undefined) continue;
    put(passengerId, seat, had === seat);
    if (infantId !== undefined) put(infantId);
  }
}
