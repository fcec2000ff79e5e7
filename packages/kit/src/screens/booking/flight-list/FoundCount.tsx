import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import type { Day } from '../../../rules/days.ts';
import * as styles from './flight-list.css.ts';

interface FoundCountProps {
  day: Day;
  count: number;
  all: number;
  points: boolean;
  priced: string | undefined;
}

/** Day, how many flights are shown of how many, and what the prices are of; said aloud as filters change it. */
export function FoundCount({ day, count, all, points, priced }: FoundCountProps) {
  const t = useMessages('flight-offers');
  const { date } = useFormats();
  const on = date(day, 'weekday');
  return (
    <div className={styles.found}>
      <p role="status">
        {count === all ? t('found', { date: on, count }) : t('foundOf', { date: on, count, all })}
      </p>
      <p>{priced ?? t(points ? 'perAdultPoints' : 'perAdult')}</p>
    </div>
  );
}
