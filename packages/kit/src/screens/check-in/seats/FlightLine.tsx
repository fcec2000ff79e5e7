import type { JourneySegment } from '../../../contracts/check-in.ts';
import { useFormats, useMessages } from '../../../messages/provider.tsx';
import { localTime } from '../../../rules/journey.ts';
import * as styles from './seats.css.ts';

/** Which flight the seats are of. */
export function FlightLine({
  segment: { flightNo, departure, arrival },
}: {
  segment: Pick<JourneySegment, 'flightNo' | 'departure' | 'arrival'>;
}) {
  const t = useMessages('seat-choice');
  const { date } = useFormats();
  const { day, time } = localTime(departure.time);
  return (
    <p className={styles.flight}>
      <span>{`${flightNo} ${t('route', { from: departure.name, to: arrival.name })}`}</span>
      <time dateTime={departure.time}>{`${date(day, 'monthDay')} ${time}`}</time>
    </p>
  );
}
