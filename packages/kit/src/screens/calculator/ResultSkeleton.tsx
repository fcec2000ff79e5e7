import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Loading } from '../../primitives/skeleton/Loading.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import * as styles from './calculator.css.ts';

/** A result on its way. */
export function ResultSkeleton() {
  const t = useMessages('shell');
  return (
    <Loading label={t('loading')}>
      <Card>
        <div className={styles.skeleton}>
          <Skeleton inlineSize="40%" blockSize={20} />
          <Skeleton inlineSize="55%" blockSize={48} />
          <Skeleton inlineSize="100%" blockSize={12} />
          <Skeleton inlineSize="100%" blockSize={24} />
        </div>
      </Card>
    </Loading>
  );
}
