export { FlightDay, type FlightDayProps } from '../../src/components/segment-route/FlightDay.tsx';
export { SegmentHead, type SegmentHeadProps } from '../../src/components/segment-route/SegmentHead.tsx';
export {
  placeOf,
  SegmentRoute,
  type SegmentRouteProps,
} from '../../src/components/segment-route/SegmentRoute.tsx';
export type { Journey, JourneySegment, Traveller } from '../../src/components/segment-route/types.ts';
export { useMoments, type Moments } from '../../src/components/segment-route/use-moments.ts';
