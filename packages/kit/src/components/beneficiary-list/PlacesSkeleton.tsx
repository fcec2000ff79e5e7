import type { RootProps } from '../../primitives/root-props.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import * as styles from './BeneficiaryPlaces.css.ts';

/** As high as a figure. */
const space = '\u00a0';

/** The figure and the row of places while they are on their way. */
export function PlacesSkeleton(root: RootProps<HTMLDivElement>) {
  return (
    <div {...root} aria-hidden="true">
      <p className={styles.wait}>
        <span className={styles.figure}>{space}</span>
      </p>
      <div className={styles.places}>
        <Skeleton inlineSize={216} blockSize={24} />
      </div>
    </div>
  );
}
