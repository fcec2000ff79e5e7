import { SeatCosts } from '../../../components/seat-map/SeatCosts.tsx';
import { SeatStrip, type SeatStripProps } from '../../../components/seat-map/SeatStrip.tsx';
import { useWide } from '../../../primitives/wide/use-wide.ts';

/** Costs of the seats before the button: each on its own line where there is room. */
export function SeatSums({ current, zoomedOut, ...sums }: SeatStripProps) {
  return useWide() ? (
    <SeatCosts {...sums} />
  ) : (
    <SeatStrip {...sums} current={current} zoomedOut={zoomedOut} />
  );
}
