import { Card } from '../../primitives/card/Card.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import * as styles from './ClaimList.css.ts';

/** Claims or flights on their way, in the shape of their cards. */
export function ClaimSkeleton({ count = 2 }: { count?: number }) {
  return (
    <div className={styles.list}>
      {Array.from({ length: count }, (_, at) => (
        <Card key={at}>
          <div className={styles.skeleton}>
            <Skeleton inlineSize="45%" blockSize={20} />
            <Skeleton inlineSize="70%" blockSize={24} />
            <Skeleton inlineSize="55%" blockSize={20} />
            <Skeleton inlineSize="100%" blockSize={48} />
          </div>
        </Card>
      ))}
    </div>
  );
}
