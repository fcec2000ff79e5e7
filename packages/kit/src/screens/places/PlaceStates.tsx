import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Loading } from '../../primitives/skeleton/Loading.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { FailedRead, type ReadStatesProps } from '../shell/ReadStates.tsx';
import * as styles from './places.css.ts';

type PlaceStatesProps = Pick<ReadStatesProps, 'read' | 'title'>;

/** A list before it is there: on its way, or not to be had. */
export function PlaceStates({ read, title }: PlaceStatesProps) {
  if (!read.error) return <PlacesLoading />;
  return (
    <div className={styles.alone}>
      <Card>
        <FailedRead read={read} title={title} />
      </Card>
    </div>
  );
}

/** The shape of the list: search, choices, rows. */
export function PlacesLoading(): ReactNode {
  const t = useMessages('shell');
  return (
    <Loading label={t('loading')}>
      <div className={styles.search} />
      <div className={styles.alone}>
        <Skeleton inlineSize="40%" blockSize={24} />
        <Skeleton inlineSize="100%" blockSize={148} />
        <Skeleton inlineSize="100%" blockSize={320} />
      </div>
    </Loading>
  );
}
