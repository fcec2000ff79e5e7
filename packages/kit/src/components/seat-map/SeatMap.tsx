import { assignInlineVars } from '@vanilla-extract/dynamic';
import { FailedSeats } from './FailedSeats.tsx';
import { layoutFor } from './layouts.ts';
import { NoSeats } from './NoSeats.tsx';
import * as styles from './SeatMap.css.ts';
import { SeatMapSkeleton } from './SeatMapSkeleton.tsx';
import { SeatPlan } from './SeatPlan.tsx';
import type { SeatMapProps } from './types.ts';

/**
 * The seats of one segment, as a picture or a list, for a party to choose from. Who may sit where is asked of the rules, each
 * refusal is told with its reason, and a seat at an exit asks for its notice first. The total stands in `SeatStrip`.
 */
export function SeatMap({ map, below = '0px', ...plan }: SeatMapProps) {
  const content = () => {
    if (map.state === 'loading') return <SeatMapSkeleton />;
    if (map.state === 'failed') return <FailedSeats {...map} />;
    return layoutFor(map.data).seats.length === 0 ? <NoSeats /> : <SeatPlan {...plan} data={map.data} />;
  };
  return (
    <div className={styles.root} style={assignInlineVars({ [styles.top]: below })}>
      {content()}
    </div>
  );
}
