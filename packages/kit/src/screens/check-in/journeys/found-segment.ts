import type { Journey, JourneySegment } from '../../../components/segment-route/types.ts';

/** A segment that an address names, and those of its journey. */
export interface FoundSegment {
  readonly segments: readonly JourneySegment[];
  readonly segment: JourneySegment;
}

/** The segment of an id; undefined while the journeys are not there, and for one that is none of the member's. */
export function foundSegment(
  journeys: readonly Journey[] | undefined,
  id: string | undefined,
): FoundSegment | undefined {
  for (const { segments } of journeys ?? []) {
    const segment = segments.find(({ segmentId }) => segmentId === id);
    if (segment) return { segments, segment };
  }
  return undefined;
}
