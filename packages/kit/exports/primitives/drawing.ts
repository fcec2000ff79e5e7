export { CityMark, markedCities, type CityMarkProps } from '../../src/primitives/drawing/CityMark.tsx';
export {
  Drawing,
  drawingNames,
  type DrawingName,
  type DrawingProps,
} from '../../src/primitives/drawing/Drawing.tsx';
export { Postmark, type PostmarkProps } from '../../src/primitives/drawing/Postmark.tsx';
export { RouteNetwork, type RouteNetworkProps } from '../../src/primitives/drawing/RouteNetwork.tsx';
export type { NetworkPlace } from '../../src/primitives/drawing/network.ts';
export {
  HeadDrawing,
  headDrawingNames,
  type HeadDrawingName,
  type HeadDrawingProps,
} from '../../src/primitives/drawing/HeadDrawing.tsx';
