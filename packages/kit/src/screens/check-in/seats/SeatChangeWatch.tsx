import { useEffect, useEffectEvent } from 'react';
import { refusedAs, useJourneys, useReloadJourneys, toldHere } from '../../../client/check-in/check-in.ts';
import { useSeatChange, useSeatMap } from '../../../client/check-in/seats.ts';
import { SeatChangeProgress } from '../../../components/seat-change/SeatChangeProgress.tsx';
import { useAirlineClock } from '../../../host/use-airline-clock.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { seatChangeEnd } from '../../../rules/seats/change.ts';
import { Frame } from '../../shell/Frame.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import { useClockTick } from '../../shell/use-clock-tick.ts';
import { CheckInStates } from '../CheckInStates.tsx';
import { SeatChangeActions } from './SeatChangeActions.tsx';
import { seatMapOf } from './seat-maps.ts';
import * as styles from './seats.css.ts';

const second = 1000;
/** The code of a no without a reason of check-in's. */
/** A seat change, asked after each second until it is done. */
export function SeatChangeWatch({ changeId }: { changeId: string }) {
  const t = useMessages('seat-choice');
  const read = useSeatChange(changeId, toldHere);
  const change = read.data;
  const clock = useAirlineClock();
  const now = useClockTick(clock, second);
  const map = useSeatMap(change?.segmentId, { announce: 'silent' });
  const beside = useJourneys({ announce: 'silent' })
    .data?.journeys.flatMap(({ segments }) => segments)
    .find(({ segmentId }) => segmentId === change?.segmentId)
    ?.passengers.flatMap(({ passengerId, seat }) =>
      seat === undefined || passengerId === change?.passengerId ? [] : [seat],
    );
  const reload = useEffectEvent(useReloadJourneys());
  const over = change !== undefined && seatChangeEnd(change) !== 'working';
  useEffect(() => {
    // The passes and journeys in hand still have the old seat.
    if (over) void reload();
  }, [over]);
  if (!change)
    return (
      <Frame title={t('change.title')}>
        {read.error && refusedAs(read.error) === 'seat.changeNotFound' ? (
          <UnknownChange />
        ) : (
          <CheckInStates read={read} title={t('change.failed')}>
            <div className={styles.order}>
              <Skeleton inlineSize="70%" blockSize={48} />
              <Skeleton inlineSize="100%" blockSize={240} />
            </div>
          </CheckInStates>
        )}
      </Frame>
    );
  return (
    <Frame title={t('change.title')} bleed footer={<SeatChangeActions change={change} />}>
      <ReadOffline readAt={read.dataUpdatedAt} />
      <SeatChangeProgress
        change={change}
        now={now}
        map={map.data && seatMapOf(change.segmentId, map.data)}
        beside={beside}
      />
    </Frame>
  );
}

function UnknownChange() {
  const t = useMessages('seat-choice');
  const refusals = useMessages('check-in');
  const { href } = useNavigation();
  return (
    <EmptyState
      drawing="seat"
      title={refusals('changeNotFound')}
      text={refusals('changeNotFound.do')}
      action={
        <Button variant="outline" size="medium" href={href('checkIn', { query: { tab: 'processed' } })}>
          {t('journeys')}
        </Button>
      }
    />
  );
}
