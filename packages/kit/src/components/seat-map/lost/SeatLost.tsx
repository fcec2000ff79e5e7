import { Suspense } from 'react';
import { lazyWithRetry } from '../../../primitives/lazy-with-retry.tsx';
import type { SeatLostProps } from './seat-lost.ts';

const SeatLostSheet = lazyWithRetry(
  'seat-lost',
  async () => (await import('./SeatLostSheet.tsx')).SeatLostSheet,
);

/** A seat that went to somebody else meanwhile: who keeps theirs, and the best ways out. */
export function SeatLost(props: SeatLostProps) {
  return (
    <Suspense>
      <SeatLostSheet {...props} />
    </Suspense>
  );
}
