import type { ReactNode } from 'react';
import { isOffered } from '../../../rules/seats/filter.ts';
import { SeatHoldLine } from '../choose/SeatHoldLine.tsx';
import { DeckSwitch } from '../legend/DeckSwitch.tsx';
import { NothingOffered } from '../legend/NothingOffered.tsx';
import { ProposeButton } from '../legend/ProposeButton.tsx';
import { SeatLegend } from '../legend/SeatLegend.tsx';
import '../map/across.css.ts';
import { acrossView } from '../map/across-view.tsx';
import { CabinMap } from '../map/CabinMap.tsx';
import type { RowMarks } from '../seat/seat-marks.ts';
import { useSeats } from '../seats-context.ts';
import type { SeatHold, SeatMapSlots } from '../types.ts';
import { SeatPrices } from './SeatPrices.tsx';
import { SeatTip } from './SeatTip.tsx';
import * as styles from './WideSeats.css.ts';

interface WideSeatsProps extends SeatMapSlots {
  /** The passengers, where there are any to choose for. */
  chips: ReactNode;
  /** The last thing that happened, in words. */
  told: string;
  hold: SeatHold | undefined;
  /** Of each line of the layout. */
  marks: readonly RowMarks[];
  /** The passenger in turn. */
  turn: string | undefined;
  /** The seat of the passenger in turn. */
  start: string | undefined;
  conditions: ReactNode;
}

/** A wide window: the cabin across, the people and costs beside it, its seats by price below. */
export function WideSeats(props: WideSeatsProps) {
  const { above, pay, chips, told, hold, marks, turn, start, conditions } = props;
  const { layout, lookOnly, words } = useSeats();
  const { t } = words;
  return (
    <div className={styles.board}>
      <div className={styles.cabin}>
        {above}
        <div className={styles.setup}>
          <DeckSwitch />
          <SeatLegend />
        </div>
        <CabinMap marks={marks} start={start} acrossView={acrossView}>
          <SeatTip marks={marks} turn={turn} />
        </CabinMap>
      </div>
      <section aria-label={t(lookOnly ? 'panel.look' : 'panel')} className={styles.panel}>
        <div className={styles.inSight}>
          <div className={styles.people}>
            <h2 className={styles.title}>{t(lookOnly ? 'panel.look' : 'panel')}</h2>
            {chips}
            <p role="status" className={styles.told}>
              {told}
            </p>
            {hold && <SeatHoldLine hold={hold} />}
            {!layout.seats.some(({ seat }) => isOffered(seat)) && <NothingOffered />}
            <ProposeButton />
          </div>
          {pay && (
            <div data-actions="" className={lookOnly ? styles.near : styles.pay}>
              {pay}
            </div>
          )}
        </div>
      </section>
      <div className={styles.below}>
        <SeatPrices marks={marks} />
        {conditions}
      </div>
    </div>
  );
}
