import { lazy, Suspense } from 'react';
import type { SeatLostProps } from './seat-lost.ts';

const SeatLostSheet = lazy(() =>
  import('./SeatLostSheet.tsx').then((sheet) => ({ default: sheet.SeatLostSheet })),
);

/** A seat that went to somebody else meanwhile: who keeps theirs, and the nearest ways out. */
export function SeatLost(props: SeatLostProps) {
  return (
    <Suspense>
      <SeatLostSheet {...props} />
    </Suspense>
  );
}
