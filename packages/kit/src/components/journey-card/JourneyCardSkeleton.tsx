import { Card } from '../../primitives/card/Card.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import * as styles from './JourneyCard.css.ts';

/** Two journeys while they are on their way. */
export function JourneyCardSkeleton({ className, ...root }: RootProps<HTMLDivElement>) {
  return (
    <div {...root} className={classNames(styles.skeletons, className)}>
      <Shape />
      <Shape />
    </div>
  );
}

function Shape() {
  return (
    <Card>
      <div className={styles.skeletonRow}>
        <Skeleton inlineSize={168} blockSize={16} />
        <Skeleton inlineSize={72} blockSize={20} />
      </div>
      <div className={styles.skeletonRow}>
        <Skeleton inlineSize={88} blockSize={32} />
        <Skeleton inlineSize={88} blockSize={32} />
      </div>
      <div className={styles.skeletonRow}>
        <Skeleton inlineSize={112} blockSize={32} />
        <Skeleton inlineSize={136} blockSize={44} />
      </div>
    </Card>
  );
}
