import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { chipHeight } from '../choose/PassengerChips.css.ts';
import * as map from '../SeatMap.css.ts';
import { filterChip } from '../legend/SeatLegend.css.ts';
import * as styles from './SeatMapSkeleton.css.ts';

const rows = Array.from({ length: 8 }, (_, at) => at);
const places = ['a', 'b', 'c', '', 'd', 'e', 'f'];

/** Widths of prices to look for, CSS px. */
const prices = [96, 72, 112];

/** Chips, tools and legend, as high as those that come, and the first rows of a cabin. Silent: a `Loading` around it says that it waits. */
export function SeatMapShape() {
  return (
    <>
      <div className={map.head}>
        <Skeleton inlineSize="100%" blockSize={chipHeight} />
        <div className={map.said}>
          <Skeleton line="small" inlineSize="64%" />
        </div>
      </div>
      <div className={map.setupSoon}>
        <div className={styles.prices}>
          {prices.map((width) => (
            <Skeleton key={width} inlineSize={width} blockSize={filterChip} />
          ))}
        </div>
      </div>
      <div className={styles.cabin}>
        {rows.map((row) => (
          <div key={row} className={styles.row}>
            {places.map((place) =>
              place === '' ? <span key="aisle" /> : <Skeleton key={place} inlineSize={36} blockSize={36} />,
            )}
          </div>
        ))}
      </div>
    </>
  );
}
