import { useMemo } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { holidayKinds, kindsWithin, type HolidayMarks } from '../../rules/calendar/holidays.ts';
import type { DayBounds } from './types.ts';
import * as styles from './DayCalendar.css.ts';

interface HolidayLegendProps {
  /** Undefined while they are on their way: their place is kept. */
  holidays: HolidayMarks | undefined;
  bounds: DayBounds;
}

/** Meaning of the marks of holidays, as far as the calendar has some. */
export function HolidayLegend({ holidays, bounds }: HolidayLegendProps) {
  const t = useMessages('calendar');
  const waits = holidays === undefined;
  const kinds = useMemo(() => (holidays ? kindsWithin(holidays, bounds) : holidayKinds), [holidays, bounds]);
  if (kinds.length === 0) return null;
  return (
    <p className={styles.legend} style={waits ? { visibility: 'hidden' } : undefined}>
      {kinds.map((kind) => (
        <span key={kind}>
          <strong className={styles.mark[kind]}>{t(`mark.${kind}`)}</strong> {t(`legend.${kind}`)}
        </span>
      ))}
    </p>
  );
}
