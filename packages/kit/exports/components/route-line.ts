export { RouteLine, type RouteEnd, type RouteLineProps } from '../../src/components/route-line/RouteLine.tsx';
