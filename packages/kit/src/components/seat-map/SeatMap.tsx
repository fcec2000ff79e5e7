import { lazy, Suspense } from 'react';
import { classNames } from '../../primitives/class-names.ts';
import { FailedSeats } from './FailedSeats.tsx';
import { layoutFor } from './layouts.ts';
import { inlineVars } from './inline-vars.ts';
import * as styles from './SeatMap.css.ts';
import { SeatMapSkeleton } from './SeatMapSkeleton.tsx';
import { SeatPlan } from './SeatPlan.tsx';
import type { SeatMapProps } from './types.ts';

const NoSeats = lazy(() => import('./NoSeats.tsx').then((none) => ({ default: none.NoSeats })));

/**
 * The seats of one segment, as a picture or a list, for a party to choose from. Who may sit where is asked of the rules, each
 * refusal is told with its reason, and a seat at an exit asks for its notice first. The total stands in `SeatStrip`.
 */
export function SeatMap({ map, below = '0px', ...plan }: SeatMapProps) {
  const content = () => {
    if (map.state === 'loading') return <SeatMapSkeleton />;
    if (map.state === 'failed') return <FailedSeats {...map} />;
    if (layoutFor(map.data).seats.length > 0) return <SeatPlan {...plan} data={map.data} />;
    return (
      <Suspense>
        <NoSeats />
      </Suspense>
    );
  };
  return (
    <div
      className={classNames(styles.root, plan.party.length === 0 && styles.lookOnly)}
      style={inlineVars({ [styles.top]: below })}
    >
      {content()}
    </div>
  );
}
