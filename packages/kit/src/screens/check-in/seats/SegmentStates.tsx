import type { useJourneys } from '../../../client/check-in/check-in.ts';
import { SeatMapShape } from '../../../components/seat-map/waiting/SeatMapShape.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { MissingSegment } from '../MissingSegment.tsx';
import { CheckInStates } from '../CheckInStates.tsx';
import * as styles from './seats.css.ts';

export interface SegmentStatesProps {
  title: string;
  /** Segment in the address. */
  asked: string | undefined;
  read: ReturnType<typeof useJourneys>;
}

/** A screen about one segment as long as there is none: it is being read, could not be had, or is none of the member's. */
export function SegmentStates({ title, asked, read }: SegmentStatesProps) {
  const t = useMessages('check-in');
  return (
    <Frame title={title} bleed={!read.data && !read.error}>
      {read.data ? (
        <MissingSegment asked={asked !== undefined} />
      ) : (
        <CheckInStates read={read} title={t('read.failed')} note={t('read.unchanged')}>
          <div className={styles.above}>
            <div>
              <Skeleton line="small" inlineSize={240} />
              <Skeleton line="small" inlineSize={112} className={styles.secondLine} />
            </div>
          </div>
          <SeatMapShape />
        </CheckInStates>
      )}
    </Frame>
  );
}
