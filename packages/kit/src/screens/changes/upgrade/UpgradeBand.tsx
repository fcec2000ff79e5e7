import type { UpgradeFlight } from '../../../contracts/changes/upgrades.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { localTime } from '../../../rules/time/time.ts';
import { useFlightWords } from '../use-flight-words.ts';
import * as styles from '../changes.css.ts';

/** Flight and passenger that are upgraded, under the bar. Source: mockup 81. */
export function UpgradeBand({ flight }: { flight: UpgradeFlight }) {
  const t = useMessages('upgrades');
  const { date } = useFormats();
  const { route } = useFlightWords();
  const { day, time } = localTime(flight.departs);
  return (
    <div className={styles.band}>
      <p className={styles.flight}>{`${flight.flightNo} ${route(flight)}`}</p>
      <p className={styles.facts13}>{t('band', { day: date(day, 'weekday'), time, name: flight.name })}</p>
    </div>
  );
}
