import type { Trip } from '../../contracts/home/home.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { closingBesides, legOf } from '../../rules/check-in/next-leg.ts';
import { beginning } from '../check-in/ways.ts';
import { useQuietJourneys } from './use-quiet-journeys.ts';
import * as styles from './home.css.ts';

export interface ClosingLinesProps {
  /** The journey that has a card of its own. */
  trip: Trip | undefined;
  /** The airline's clock, milliseconds since 1970. */
  now: number;
}

/** A line for every other flight whose check-in closes within the hour: who flies, and how long there is. */
export function ClosingLines({ trip, now }: ClosingLinesProps) {
  const t = useMessages('next-trip');
  const navigation = useNavigation();
  const journeys = useQuietJourneys().data?.journeys ?? [];
  const own = trip && legOf(journeys, trip, now)?.segment.segmentId;
  const closing = closingBesides(journeys, own, now);
  if (closing.length === 0) return null;
  return (
    <div className={styles.lines}>
      {closing.map(({ segment, minutes }) => {
        const names = segment.passengers.map(({ name }) => name);
        const who = names.length > 2 ? t('people', { count: names.length }) : names.join(t('separator'));
        return (
          <Notice
            key={segment.segmentId}
            tone="attention"
            action={
              <Button
                variant="text"
                size="medium"
                href={beginning(navigation, segment, 'checkIn')}
                aria-label={`${t('closing.do')} ${segment.flightNo}`}
              >
                {t('closing.do')}
              </Button>
            }
          >
            {t.rich('closing', {
              names: who,
              flight: segment.flightNo,
              minutes,
              b: (words) => <strong>{words}</strong>,
            })}
          </Notice>
        );
      })}
    </div>
  );
}
