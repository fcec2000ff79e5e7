import { SegmentHead } from '../../../components/segment-route/SegmentHead.tsx';
import { SegmentRoute } from '../../../components/segment-route/SegmentRoute.tsx';
import type { JourneySegment } from '../../../components/segment-route/types.ts';
import { Card } from '../../../primitives/card/Card.tsx';

/** The flight that a screen is about. */
export function SegmentCard({ segment, now }: { segment: JourneySegment; now: number }) {
  return (
    <Card>
      <SegmentHead segment={segment} now={now} />
      <SegmentRoute segment={segment} size="medium" />
    </Card>
  );
}
