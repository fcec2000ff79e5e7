import { useJourneys } from '../../client/check-in/check-in.ts';
import { useAirlineClock } from '../../host/use-airline-clock.ts';
import type { Journey, JourneySegment } from '../../contracts/check-in/check-in.ts';

/** One segment of the member's journeys, and where it belongs. */
export interface FoundSegment {
  readonly journey: Journey;
  readonly segment: JourneySegment;
}

/**
 * The segment that an address names.
 * @returns the read of the journeys; `found` is undefined until it is there, and for a segment that is none of the member's;
 * `clock` tells the airline's time, ms since 1970
 */
export function useSegment(segmentId: string | undefined) {
  const read = useJourneys();
  const clock = useAirlineClock();
  return { read, clock, found: foundIn(read.data?.journeys ?? [], segmentId) };
}

function foundIn(journeys: readonly Journey[], segmentId: string | undefined): FoundSegment | undefined {
  for (const journey of journeys) {
    const segment = journey.segments.find((each) => each.segmentId === segmentId);
    if (segment) return { journey, segment };
  }
  return undefined;
}
