import { CheckedIn } from '../../../components/check-in-result/CheckedIn.tsx';
import { NextTimes } from '../../../components/check-in-result/NextTimes.tsx';
import { NotCheckedIn } from '../../../components/check-in-result/NotCheckedIn.tsx';
import type { JourneySegment, Traveller } from '../../../components/segment-route/types.ts';
import { useMoments } from '../../../components/segment-route/use-moments.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { checkInWindow } from '../../../rules/check-in/check-in.ts';
import { atPlace } from '../../../rules/check-in/journey.ts';
import { nextSegment } from '../../../rules/check-in/journey-state.ts';
import { useConfig } from '../../../session/config-provider.tsx';
import { beginning, passOf } from '../ways.ts';
import * as styles from './journeys.css.ts';

interface ResultProps {
  /** Those of the journey, in order. */
  segments: readonly JourneySegment[];
  segment: JourneySegment;
  done: readonly Traveller[];
  failed: readonly Traveller[];
  /** The airline's clock, ms since 1970. */
  now: number;
}

/** Passengers who are checked in and who are not, what to do about it, and what comes next. */
export function Result({ segments, segment, done, failed, now }: ResultProps) {
  const t = useMessages('check-in');
  const navigation = useNavigation();
  const { hotline } = useConfig();
  const { closes } = checkInWindow(segment);
  const onward = failed.length === 0 && nextSegment([{ segments }], now);
  return (
    <>
      <div className={styles.cards}>
        {done.length > 0 && (
          <CheckedIn segment={segment} passengers={done} now={now} passHref={passOf(navigation, segment)} />
        )}
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
      </div>
      {done.length > 0 && (
        <>
          <NextTimes segment={segment} people={done.length} now={now} />
          <Until closes={atPlace(closes, segment.departure.time)} now={now} />
        </>
      )}
    </>
  );
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
