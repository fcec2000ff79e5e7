import type { UpgradeFlight } from '../../../contracts/changes/upgrades.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { localTime } from '../../../rules/time/time.ts';
import { useFlightWords } from '../use-flight-words.ts';
import * as styles from '../changes.css.ts';

/** Flight and passenger that are upgraded, under the bar. Source: mockup 81. */
export function UpgradeBand({ flight }: { flight: UpgradeFlight }) {
  const t = useMessages('upgrades');
  const { route, dayOf } = useFlightWords();
  const { time } = localTime(flight.departs);
  return (
    <div className={styles.band}>
      <p className={styles.flight}>{`${flight.flightNo} ${route(flight)}`}</p>
      <p className={styles.facts13}>{t('band', { day: dayOf(flight.departs), time, name: flight.name })}</p>
    </div>
  );
}
