import { Card } from '../../primitives/card/Card.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import * as styles from './OrderCard.css.ts';

/** An order of a list while it is on its way. */
export function OrderSkeleton(root: RootProps<HTMLDivElement>) {
  return (
    <Card {...root}>
      <div className={styles.skeletonLines}>
        <Skeleton inlineSize={72} blockSize={20} />
        <Skeleton inlineSize="80%" blockSize={24} />
        <Skeleton inlineSize="50%" blockSize={20} />
      </div>
    </Card>
  );
}
