import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { JourneysRead } from './JourneysRead.tsx';
import { MissingSegment } from './MissingSegment.tsx';
import { Result } from './Result.tsx';
import { useJourneysNow } from './use-journeys-now.ts';

/** /boarde/boardeResult: what came of a check-in, as the journeys tell it. */
export function CheckInResultScreen() {
  const t = useMessages('check-in');
  const navigation = useNavigation();
  const { segment: id, passengers } = usePlace('checkInResult').query;
  const { read, now } = useJourneysNow();
  return (
    <Frame
      title={t('result.title')}
      action={
        <AppBarAction onPress={() => navigation.replace('checkIn', { query: { tab: 'todo' } })}>
          {t('result.finish')}
        </AppBarAction>
      }
    >
      <JourneysRead read={read}>
        {(journeys) => {
          const journey = journeys.find(({ segments }) =>
            segments.some(({ segmentId }) => segmentId === id),
          );
          const segment = journey?.segments.find(({ segmentId }) => segmentId === id);
          if (!journey || !segment) return <MissingSegment />;
          return (
            <Result
              segments={journey.segments}
              segment={segment}
              tried={passengers?.split(',') ?? []}
              now={now}
            />
          );
        }}
      </JourneysRead>
    </Frame>
  );
}
