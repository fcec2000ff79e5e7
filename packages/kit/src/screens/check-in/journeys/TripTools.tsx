import type { JourneySegment } from '../../../components/segment-route/types.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { localTime } from '../../../rules/time/time.ts';
import { useAddToCalendar } from '../../shell/use-add-to-calendar.ts';
import { useShare } from '../../shell/use-share.ts';
import * as styles from './journeys.css.ts';

/** Puts a flight in the calendar with its reminders, and hands its address on: neither says who flies, or on which seat. */
export function TripTools({ segment, now }: { segment: JourneySegment; now: number }) {
  const t = useMessages('boarding-pass');
  const { href } = useNavigation();
  const { flightNo, departure, arrival, airport } = segment;
  const flight = { flightNo, from: departure, to: arrival, boards: airport.boards, gate: airport.gate };
  const addToCalendar = useAddToCalendar();
  const share = useShare();
  return (
    <div className={styles.tools}>
      <Button
        variant="text"
        size="medium"
        icon="calendar"
        aria-label={`${t('calendar')} ${flightNo}`}
        onClick={() => addToCalendar([flight], now)}
      >
        {t('calendar')}
      </Button>
      {share && (
        <Button
          variant="text"
          size="medium"
          icon="share"
          aria-label={`${t('share')} ${flightNo}`}
          onClick={() =>
            share({
              title: t('event', { flight: flightNo, from: departure.name, to: arrival.name }),
              path: href('flightDetail', {
                query: { flight: flightNo, day: localTime(departure.time).day },
              }),
            })
          }
        >
          {t('share')}
        </Button>
      )}
    </div>
  );
}
