import { Card } from '../../primitives/card/Card.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import * as styles from './PointsOrderCard.css.ts';

/** An order while it is on its way. */
export function PointsOrderSkeleton() {
  return (
    <Card>
      <div className={styles.skeletonLines}>
        <Skeleton inlineSize={72} blockSize={20} />
        <Skeleton inlineSize="50%" blockSize={24} />
        <Skeleton inlineSize="70%" blockSize={20} />
      </div>
    </Card>
  );
}
