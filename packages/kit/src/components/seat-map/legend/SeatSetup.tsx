import { memo, Suspense } from 'react';
import { isOffered } from '../../../rules/seats/filter.ts';
import { NothingOffered } from './NothingOffered.tsx';
import { SeatHoldLine } from '../choose/SeatHoldLine.tsx';
import { SeatLegend } from './SeatLegend.tsx';
import * as styles from '../SeatMap.css.ts';
import { SeatTools } from './SeatTools.tsx';
import { useSeats } from '../seats-context.ts';
import type { SeatHold } from '../types.ts';

export interface SeatSetupProps {
  hold: SeatHold | undefined;
}

/** Part above the seats: until when they are held, how they are seen, and what their marks mean. */
export const SeatSetup = memo(function SeatSetup({ hold }: SeatSetupProps) {
  const { layout } = useSeats();
  return (
    <>
      <div className={styles.setup}>
        {hold && (
          <Suspense>
            <SeatHoldLine hold={hold} />
          </Suspense>
        )}
        {!layout.seats.some(({ seat }) => isOffered(seat)) && <NothingOffered />}
        <SeatTools />
      </div>
      <SeatLegend />
    </>
  );
});
