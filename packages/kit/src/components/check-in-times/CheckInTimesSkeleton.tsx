import { Card } from '../../primitives/card/Card.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import * as styles from './CheckInTimes.css.ts';

/** The times by city while they are on their way. */
export function CheckInTimesSkeleton({ className, ...root }: RootProps<HTMLDivElement>) {
  return (
    <div {...root} className={classNames(styles.controls, className)}>
      <Skeleton inlineSize="100%" blockSize={48} />
      <Skeleton inlineSize="100%" blockSize={72} />
      <Card className={styles.shape}>
        {[96, 72, 88, 64].map((width) => (
          <Skeleton key={width} inlineSize={width} blockSize={24} />
        ))}
      </Card>
    </div>
  );
}
