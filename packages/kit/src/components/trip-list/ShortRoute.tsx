import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { daysLater, expectedTime } from '../../rules/time/time.ts';
import type { Leg } from '../../rules/check-in/trips.ts';
import { useDuration } from '../route-line/use-duration.ts';
import { TimesNow } from './TimesNow.tsx';
import { placeOf } from '../segment-route/SegmentRoute.tsx';
import type { JourneySegment } from '../segment-route/types.ts';
import * as styles from './TripCard.css.ts';

/** Times and airports in two lines, and how long one waits between two flights. */
export function ShortRoute({ leg: { segment, layover } }: { leg: Leg<JourneySegment> }) {
  const t = useMessages('trip');
  const { signed } = useFormats();
  const duration = useDuration();
  const { departure, arrival } = segment;
  const days = daysLater(expectedTime(departure), expectedTime(arrival));
  return (
    <>
      <p className={styles.times}>
        <TimesNow segment={segment} />
        {days !== 0 && (
          <span className={styles.shoulder} role="img" aria-label={t('later', { days })}>
            {signed(days)}
          </span>
        )}
      </p>
      <p className={styles.places}>{t('places', { from: placeOf(departure), to: placeOf(arrival) })}</p>
      {layover !== undefined && (
        <p className={styles.places}>
          {t('layover', { airport: departure.name, duration: duration(layover) })}
        </p>
      )}
    </>
  );
}
