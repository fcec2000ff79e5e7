import { useKeptPasses } from '../../../client/check-in/boarding-passes.ts';
import { useJourneys } from '../../../client/check-in/check-in.ts';
import { useAirlineClock } from '../../../host/use-airline-clock.ts';
import { nearestChecked } from '../../../rules/boarding-pass/nearest.ts';

/** Segment whose passes are shown. */
interface PassSegmentFound {
  /** Undefined as long as it is not known, and where nobody is checked in. */
  readonly segmentId: string | undefined;
  /** The address names none of the member's segments. */
  readonly missing: boolean;
  /** The journeys, which say it where the address does not. */
  readonly journeys: ReturnType<typeof useJourneys>;
  /** It is not known yet. */
  readonly waiting: boolean;
  /** The airline's time, milliseconds since 1970. */
  readonly clock: () => number;
}

/**
 * The segment of the address, else the nearest that somebody is checked in for; without an answer, the nearest of those
 * that the device has kept.
 */
export function usePassSegment(named: string | undefined): PassSegmentFound {
  const journeys = useJourneys(named === undefined ? {} : { announce: 'silent' });
  const clock = useAirlineClock();
  const unknown = named === undefined && journeys.isError && !journeys.data;
  const kept = useKeptPasses(unknown);
  const fromKept = kept?.flatMap(({ subject, answer }) =>
    answer.passes
      .flatMap(({ flights }) => flights)
      .filter(({ segmentId }) => segmentId === subject)
      .map((flight) => ({ ...flight, passengers: [{ state: 'checkedIn' as const }] })),
  );
  const segments = journeys.data?.journeys.flatMap((journey) => journey.segments) ?? fromKept ?? [];
  return {
    missing:
      named !== undefined && journeys.data !== undefined && !segments.some((one) => one.segmentId === named),
    segmentId: named ?? nearestChecked(segments, clock()),
    journeys,
    waiting: named === undefined && (journeys.isPending || (unknown && kept === undefined)),
    clock,
  };
}
