import { useMessages } from '../../../messages/provider.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { ReadStates, type ReadStatesProps } from '../../shell/ReadStates.tsx';
import * as styles from './calculator.css.ts';

/** A result on its way, or not to be had. */
export function CalculationStates({ read }: Pick<ReadStatesProps, 'read'>) {
  const t = useMessages('calculator');
  return (
    <ReadStates read={read} title={t('failed')} note={t('unchanged')}>
      <Card>
        <div className={styles.skeleton}>
          <Skeleton inlineSize="40%" blockSize={20} />
          <Skeleton inlineSize="55%" blockSize={48} />
          <Skeleton inlineSize="100%" blockSize={12} />
          <Skeleton inlineSize="100%" blockSize={24} />
        </div>
      </Card>
    </ReadStates>
  );
}
