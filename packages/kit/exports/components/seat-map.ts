export { SeatMap } from '../../src/components/seat-map/SeatMap.tsx';
export {
  SeatStrip,
  type SeatStripProps,
  type StripSegment,
} from '../../src/components/seat-map/SeatStrip.tsx';
export type * from '../../src/components/seat-map/types.ts';
export { SeatLost } from '../../src/components/seat-map/SeatLost.tsx';
export type { SeatLostProps } from '../../src/components/seat-map/seat-lost.ts';
