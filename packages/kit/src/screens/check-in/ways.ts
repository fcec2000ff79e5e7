import type { JourneySegment } from '../../components/segment-route/types.ts';
import type { Navigation } from '../../navigation/navigation.ts';
import type { PartyPurpose } from '../../rules/check-in/party.ts';

/** Those who get a seat of their own. */
const seated = ({ passengers }: JourneySegment) => passengers.filter(({ paxType }) => paxType !== 'INF');

/** Whether one of these, or the infant on a lap, has still to confirm what the country of arrival asks for. */
function needsInformation({ international, passengers }: JourneySegment, chosen: readonly string[]): boolean {
  const laps = passengers.flatMap(({ passengerId, infantId }) =>
    chosen.includes(passengerId) && infantId !== undefined ? [infantId] : [],
  );
  return (
    international &&
    passengers.some(
      ({ passengerId, informed }) => informed === false && [...chosen, ...laps].includes(passengerId),
    )
  );
}

/** Where it goes on once the passengers of a segment are chosen. */
export function afterParty(segment: JourneySegment, purpose: PartyPurpose, chosen: readonly string[]) {
  const query = { segment: segment.segmentId, passengers: chosen.join(',') };
  if (purpose === 'seats') return { to: 'chooseSeat', query } as const;
  const to = needsInformation(segment, chosen) ? 'checkInVerify' : 'chooseCheckInSeat';
  return { to, query } as const;
}

/** The address of checking in or choosing seats: who first, but not where there is one passenger only. */
export function beginning(navigation: Navigation, segment: JourneySegment, purpose: PartyPurpose): string {
  const [only, ...more] = seated(segment);
  if (only && more.length === 0) {
    const { to, query } = afterParty(segment, purpose, [only.passengerId]);
    return navigation.href(to, { query });
  }
  return navigation.href('bookingPassengers', { query: { segment: segment.segmentId, purpose } });
}

/** The boarding passes of a segment. */
export const passOf = ({ href }: Navigation, { segmentId }: JourneySegment): string =>
  href('boardingPass', { query: { segment: segmentId } });
