export { SeatMap } from '../../src/components/seat-map/SeatMap.tsx';
export { SeatStrip, type SeatStripProps } from '../../src/components/seat-map/SeatStrip.tsx';
export { SeatCosts, type SeatCostsProps } from '../../src/components/seat-map/SeatCosts.tsx';
export type { StripSegment } from '../../src/components/seat-map/strip-total.ts';
export type * from '../../src/components/seat-map/types.ts';
export { SeatLost } from '../../src/components/seat-map/lost/SeatLost.tsx';
export type { SeatLostProps } from '../../src/components/seat-map/lost/seat-lost.ts';
