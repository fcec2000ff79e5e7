import { Suspense, useEffect } from 'react';
import { classNames } from '../../primitives/class-names.ts';
import { lazyWithRetry } from '../../primitives/lazy-with-retry.tsx';
import { useWide } from '../../primitives/wide/use-wide.ts';
import { layoutFor } from './layouts.ts';
import { inlineVars } from '../../primitives/inline-vars.ts';
import * as styles from './SeatMap.css.ts';
import { preloadSetup } from './legend/seat-setup.ts';
import { SeatPlan } from './SeatPlan.tsx';
import type { SeatMapProps } from './types.ts';

const SeatWaiting = lazyWithRetry(
  'seat-waiting',
  async () => (await import('./waiting/SeatWaiting.tsx')).SeatWaiting,
);

/**
 * The seats of one segment, as a picture or a list, for a party to choose from. The rules are asked who may sit where, each
 * refusal is told with its reason, and a seat at an exit asks for its notice first. The total is shown in `SeatStrip`.
 */
export function SeatMap({ map, below = '0px', className, style, ref, ...more }: SeatMapProps) {
  const { party, value, onChange, owned, hold, onTry, onZoomedOut, defaultView, wide, ...root } = more;
  const broad = useWide();
  const slots = broad ? wide : undefined;
  const plan = { party, value, onChange, owned, hold, onTry, onZoomedOut, defaultView, wide: slots };
  // It comes while the seats are waited for.
  useEffect(preloadSetup, []);
  return (
    <div
      {...root}
      ref={ref}
      className={classNames(styles.root, party.length === 0 && styles.lookOnly, className)}
      style={{ ...inlineVars({ [styles.top]: below }), ...style }}
    >
      <Suspense>
        {map.state === 'ready' && layoutFor(map.data).seats.length > 0 ? (
          <SeatPlan {...plan} data={map.data} />
        ) : (
          <>
            {slots?.above}
            <SeatWaiting map={map} />
          </>
        )}
      </Suspense>
    </div>
  );
}
