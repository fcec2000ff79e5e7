import { memo, Suspense } from 'react';
import { isOffered } from '../../rules/seats/filter.ts';
import { NothingOffered } from './NothingOffered.tsx';
import { SeatHoldLine } from './SeatHoldLine.tsx';
import { SeatLegend, type SeatLegendProps } from './SeatLegend.tsx';
import * as styles from './SeatMap.css.ts';
import { SeatTools, type SeatToolsProps } from './SeatTools.tsx';
import type { SeatHold } from './types.ts';

export interface SeatSetupProps extends SeatToolsProps, SeatLegendProps {
  hold: SeatHold | undefined;
}

/** Part above the seats: until when they are held, how they are seen, and what their marks mean. */
export const SeatSetup = memo(function SeatSetup({ hold, ...props }: SeatSetupProps) {
  const { layout, words } = props;
  return (
    <>
      <div className={styles.setup}>
        {hold && (
          <Suspense>
            <SeatHoldLine hold={hold} />
          </Suspense>
        )}
        {!layout.seats.some(({ seat }) => isOffered(seat)) && <NothingOffered words={words} />}
        <SeatTools {...props} />
      </div>
      <SeatLegend {...props} />
    </>
  );
});
