import type { useSeatMap } from '../../../client/check-in/seats.ts';
import { SeatMap } from '../../../components/seat-map/SeatMap.tsx';
import type { SeatHold } from '../../../components/seat-map/types.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
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
  hold?: SeatHold | undefined;
}

/** The seats of one segment to choose from, or why they cannot be had. */
export function SegmentSeats({ segmentId, read, party, seating, onSeating, hold }: SegmentSeatsProps) {
  const t = useMessages('seat-choice');
  const below = useBelowBar();
  if (read?.error && !read.data)
    return (
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
    );
  return (
    <SeatMap
      key={segmentId}
      map={read?.data ? { state: 'ready', data: seatMapOf(segmentId, read.data) } : { state: 'loading' }}
      party={party.people}
      value={seating}
      onChange={(next) => onSeating(movedBy(party, next))}
      owned={party.owned}
      hold={hold}
      below={below}
    />
  );
}
