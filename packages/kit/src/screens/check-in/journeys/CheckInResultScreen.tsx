import { ResultHead } from '../../../components/check-in-result/ResultHead.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { resultOf } from '../../../rules/check-in/result.ts';
import { Frame } from '../../shell/Frame.tsx';
import { foundSegment } from './found-segment.ts';
import { JourneysRead } from './JourneysRead.tsx';
import { MissingSegment } from '../MissingSegment.tsx';
import { Result } from './Result.tsx';
import { useJourneysNow } from './use-journeys-now.ts';

/** /boarde/boardeResult: the outcome of a check-in, as the journeys tell it. */
export function CheckInResultScreen() {
  const t = useMessages('check-in');
  const navigation = useNavigation();
  const { segment: id, passengers } = usePlace('checkInResult').query;
  const { read, now } = useJourneysNow();
  const found = foundSegment(read.data?.journeys, id);
  const result = found && resultOf(found.segment.passengers, passengers?.split(',') ?? []);
  return (
    <Frame
      title={t('result.title')}
      action={
        <AppBarAction onPress={() => navigation.replace('checkIn', { query: { tab: 'todo' } })}>
          {t('result.finish')}
        </AppBarAction>
      }
      band={result && <ResultHead done={result.done.length} failed={result.failed.map(({ name }) => name)} />}
    >
      <JourneysRead read={read}>
        {() => (found && result ? <Result {...found} {...result} now={now} /> : <MissingSegment />)}
      </JourneysRead>
    </Frame>
  );
}
