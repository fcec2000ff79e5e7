import { FailedSeats } from './FailedSeats.tsx';
import { NoSeats } from './NoSeats.tsx';
import { SeatMapSkeleton } from './SeatMapSkeleton.tsx';
import type { SeatMapState } from '../types.ts';

/** View without seats; loaded while they are waited for, so that a failure can be told without a network. */
export function SeatWaiting({ map }: { map: SeatMapState }) {
  if (map.state === 'loading') return <SeatMapSkeleton />;
  return map.state === 'failed' ? <FailedSeats {...map} /> : <NoSeats />;
}
