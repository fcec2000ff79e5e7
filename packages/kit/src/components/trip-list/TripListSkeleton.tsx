import { Card } from '../../primitives/card/Card.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import * as styles from './TripList.css.ts';

const shapes = ['first', 'second', 'third'];

/** Three flights while they are on their way. */
export function TripListSkeleton({ className, ...root }: RootProps<HTMLDivElement>) {
  return (
    <div {...root} className={classNames(styles.month, className)}>
      <Skeleton inlineSize={96} blockSize={20} />
      <div className={styles.legs}>
        {shapes.map((shape) => (
          <div key={shape} className={styles.leg}>
            <div className={styles.mark}>
              <Skeleton inlineSize={28} blockSize={24} />
            </div>
            <Card>
              <div className={styles.shape}>
                <Skeleton inlineSize="60%" blockSize={16} />
                <Skeleton inlineSize="80%" blockSize={28} />
                <Skeleton inlineSize="50%" blockSize={16} />
              </div>
            </Card>
          </div>
        ))}
      </div>
    </div>
  );
}
