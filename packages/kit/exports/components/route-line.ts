export { RouteLine, type RouteEnd, type RouteLineProps } from '../../src/components/route-line/RouteLine.tsx';
export { useDuration } from '../../src/components/route-line/use-duration.ts';
export { useEndTimes } from '../../src/components/route-line/use-end-times.ts';
