import { ResultActions } from '../../../components/result/ResultActions.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { resultOf } from '../../../rules/check-in/result.ts';
import { Frame } from '../../shell/Frame.tsx';
import { foundSegment } from './found-segment.ts';
import { JourneysRead } from './JourneysRead.tsx';
import { MissingSegment } from '../MissingSegment.tsx';
import { passOf } from '../ways.ts';
import { CheckedInResult } from './CheckedInResult.tsx';
import { useJourneysNow } from './use-journeys-now.ts';

/** /boarde/boardeResult: the outcome of a check-in, as the journeys tell it. */
export function CheckInResultScreen() {
  const t = useMessages('check-in');
  const navigation = useNavigation();
  const { segment: id, passengers } = usePlace('checkInResult').query;
  const { read, now } = useJourneysNow();
  const found = foundSegment(read.data?.journeys, id);
  const result = found && resultOf(found.segment.passengers, passengers?.split(',') ?? []);
  // One frame for what is on its way and what is there: who reads it keeps their place.
  return (
    <Frame
      closes
      bleed={result !== undefined}
      short
      wide={result !== undefined}
      title={t('result.title')}
      action={
        result && (
          <AppBarAction onClick={() => navigation.replace('checkIn', { query: { tab: 'todo' } })}>
            {t('result.finish')}
          </AppBarAction>
        )
      }
      footer={
        result && (
          <ResultActions homeHref={navigation.href('home')}>
            {result.done.length > 0 && (
              <Button icon="pass" href={passOf(navigation, found.segment)}>
                {t('pass.count', { count: result.done.length })}
              </Button>
            )}
          </ResultActions>
        )
      }
    >
      {result ? (
        <CheckedInResult {...found} {...result} {...{ read, now }} />
      ) : (
        <JourneysRead read={read}>{() => <MissingSegment asked={id !== undefined} />}</JourneysRead>
      )}
    </Frame>
  );
}
