import type { ReactNode } from 'react';
import type { useSeatMap } from '../../../client/check-in/seats.ts';
import { SeatMap } from '../../../components/seat-map/SeatMap.tsx';
import type { SeatHold } from '../../../components/seat-map/types.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { useWide } from '../../../primitives/wide/use-wide.ts';
import type { Seating } from '../../../rules/seats/cabin.ts';
import { useBelowBar } from '../../shell/use-below-bar.ts';
import { ReadFailed } from '../ReadFailed.tsx';
import { movedBy, type SeatParty } from './party.ts';
import { seatMapOf } from './seat-maps.ts';
import * as styles from './seats.css.ts';

export interface SegmentSeatsProps {
  segmentId: string;
  read: Pick<ReturnType<typeof useSeatMap>, 'data' | 'error' | 'isFetching' | 'refetch'> | undefined;
  party: SeatParty;
  seating: Seating;
  onSeating: (seating: Seating) => void;
  /** Whether a tap only brings a part of the cabin nearer. */
  onZoomedOut: (zoomedOut: boolean) => void;
  hold?: SeatHold | undefined;
  /** Which flight it is, and what is to be known of it. */
  above: ReactNode;
  /** Costs and the button; a narrow window has them in its bar. */
  pay: ReactNode;
}

/** The seats of one segment to choose from, or why they cannot be had. */
export function SegmentSeats(props: SegmentSeatsProps) {
  const { segmentId, read, party, seating, onSeating, onZoomedOut, hold, pay } = props;
  const t = useMessages('seat-choice');
  const below = useBelowBar();
  const wide = useWide();
  const above = <div className={styles.above}>{props.above}</div>;
  if (read?.error && !read.data)
    return (
      <>
        {above}
        <div className={styles.column}>
          <Card>
            <ReadFailed
              title={t('map.failed')}
              note={t('map.note')}
              failure={read.error}
              onRetry={() => void read.refetch()}
              busy={read.isFetching}
            />
          </Card>
        </div>
      </>
    );
  return (
    <>
      {!wide && above}
      <SeatMap
        key={segmentId}
        map={read?.data ? { state: 'ready', data: seatMapOf(segmentId, read.data) } : { state: 'loading' }}
        party={party.people}
        value={seating}
        onChange={(next) => onSeating(movedBy(party, next))}
        onZoomedOut={onZoomedOut}
        owned={party.owned}
        hold={hold}
        below={below}
        wide={{ above, pay }}
      />
    </>
  );
}
