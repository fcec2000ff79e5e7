import type { useJourneys } from '../../../client/check-in.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Loading } from '../../../primitives/skeleton/Loading.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { ReadFailed } from '../ReadFailed.tsx';
import * as styles from './seats.css.ts';

export interface SegmentStatesProps {
  title: string;
  read: ReturnType<typeof useJourneys>;
}

/** A screen about one segment as long as there is none: it is being read, could not be had, or is none of the member's. */
export function SegmentStates({ title, read }: SegmentStatesProps) {
  const t = useMessages('seat-choice');
  return (
    <Frame title={title}>
      {read.data ? (
        <GoneSegment />
      ) : read.error ? (
        <Card>
          <ReadFailed
            title={t('failed')}
            failure={read.error}
            onRetry={() => void read.refetch()}
            busy={read.isFetching}
          />
        </Card>
      ) : (
        <Loading label={t('loading')}>
          <div className={styles.mapSkeleton}>
            <Skeleton inlineSize="60%" blockSize={20} />
            <Skeleton inlineSize="100%" blockSize={56} />
            <Skeleton inlineSize="100%" blockSize={360} />
          </div>
        </Loading>
      )}
    </Frame>
  );
}

/** An address that names no segment of the member's. */
function GoneSegment() {
  const t = useMessages('seat-choice');
  const { href } = useNavigation();
  return (
    <Card>
      <EmptyState
        icon="seat"
        title={t('gone.title')}
        text={t('gone.text')}
        action={
          <Button variant="tinted" size="medium" href={href('checkIn')}>
            {t('journeys')}
          </Button>
        }
      />
    </Card>
  );
}
