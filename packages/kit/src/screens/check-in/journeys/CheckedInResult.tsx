import { CheckedIn } from '../../../components/check-in-result/CheckedIn.tsx';
import { NextTimes } from '../../../components/check-in-result/NextTimes.tsx';
import { NotCheckedIn } from '../../../components/check-in-result/NotCheckedIn.tsx';
import { Result, type ResultProps } from '../../../components/result/Result.tsx';
import type { JourneySegment, Traveller } from '../../../components/segment-route/types.ts';
import { useMoments } from '../../../components/segment-route/use-moments.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { checkInWindow } from '../../../rules/check-in/check-in.ts';
import { atPlace } from '../../../rules/time/time.ts';
import { nextSegment } from '../../../rules/check-in/journey-state.ts';
import { useConfig } from '../../../session/config-provider.tsx';
import { beginning } from '../ways.ts';
import { JourneysRead, type JourneysReadProps } from './JourneysRead.tsx';
import * as styles from './journeys.css.ts';

interface CheckedInResultProps extends Pick<JourneysReadProps, 'read'> {
  /** Those of the journey, in order. */
  segments: readonly JourneySegment[];
  segment: JourneySegment;
  done: readonly Traveller[];
  failed: readonly Traveller[];
  /** The airline's clock, milliseconds since 1970. */
  now: number;
}

/** Passengers who are checked in and who are not, what to do about it, and what comes next. */
export function CheckedInResult({ read, segments, segment, done, failed, now }: CheckedInResultProps) {
  const t = useMessages('check-in');
  const navigation = useNavigation();
  const wordsOf = useWords();
  const { hotline } = useConfig();
  const { closes } = checkInWindow(segment);
  const onward = failed.length === 0 && nextSegment([{ segments }], now);
  return (
    <Result
      {...wordsOf(done, failed)}
      slip={done.length > 0 && <CheckedIn segment={segment} passengers={done} now={now} />}
    >
      <JourneysRead read={read}>
        {() => (
          <>
            {failed.length > 0 && (
              <NotCheckedIn
                {...{ segment, now, hotline }}
                passengers={failed}
                againHref={now < closes ? beginning(navigation, segment, 'checkIn') : undefined}
              />
            )}
            {onward && (
              <Button wide variant="tinted" href={beginning(navigation, onward, 'checkIn')}>
                {t('result.onward', { flight: onward.flightNo })}
              </Button>
            )}
            {done.length > 0 && (
              <>
                <NextTimes segment={segment} people={done.length} now={now} />
                <Until closes={atPlace(closes, segment.departure.time)} now={now} />
              </>
            )}
          </>
        )}
      </JourneysRead>
    </Result>
  );
}

/** The result in words: for how many it worked, and by name for whom it did not. */
function useWords() {
  const t = useMessages('check-in');
  return (
    done: readonly Traveller[],
    failed: readonly Traveller[],
  ): Pick<ResultProps, 'tone' | 'icon' | 'title' | 'text'> => {
    if (done.length === 0)
      return failed.length === 0
        ? { tone: 'over', icon: 'info', title: t('result.none') }
        : { tone: 'refused', title: t('result.nobody') };
    const title = t('result.done', { count: done.length });
    if (failed.length === 0) return { tone: 'done', title };
    const names = failed.map(({ name }) => name).join(t('separator'));
    return {
      tone: 'partly',
      title,
      text: t.rich('result.some', { names, b: (words) => <strong>{words}</strong> }),
    };
  };
}

/** Until when it can be taken back or changed. */
function Until({ closes, now }: { closes: string; now: number }) {
  const t = useMessages('check-in');
  const { before } = useMoments(now);
  return (
    <p className={styles.limit}>
      {t('until')}
      <span className={styles.limitValue}>{before(closes)}</span>
    </p>
  );
}
