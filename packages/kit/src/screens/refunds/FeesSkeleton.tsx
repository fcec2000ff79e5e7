import { Card } from '../../primitives/card/Card.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import * as styles from './fees.css.ts';

/** Axis, choice and sums on their way. */
export function FeesSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton inlineSize="45%" blockSize={24} />
      <Skeleton inlineSize="100%" blockSize={240} />
      <Skeleton inlineSize="100%" blockSize={96} />
      <Card>
        <Skeleton inlineSize="100%" blockSize={160} />
      </Card>
    </div>
  );
}
