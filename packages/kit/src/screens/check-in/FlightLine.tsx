import { useFormats, useMessages } from '../../messages/provider.tsx';
import { localTime } from '../../rules/journey.ts';
import type { FoundSegment } from './use-segment.ts';
import * as styles from './FlightLine.css.ts';

/** Which flight a screen is about: number, route and day. */
export function FlightLine({
  segment: { flightNo, departure, arrival },
}: {
  segment: Pick<FoundSegment['segment'], 'flightNo' | 'departure' | 'arrival'>;
}) {
  const t = useMessages('check-in');
  const { date } = useFormats();
  return (
    <p className={styles.flight}>
      <span>{`${flightNo} ${t('route', { from: departure.name, to: arrival.name })}`}</span>
      <time dateTime={departure.time}>{date(localTime(departure.time).day, 'monthDay')}</time>
    </p>
  );
}
