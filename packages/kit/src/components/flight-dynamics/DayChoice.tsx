import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Segmented } from '../../primitives/field/Segmented.tsx';
import { addDays, type Day } from '../../rules/days.ts';
import * as styles from './FlightDynamics.css.ts';

/** Day and month stay together. */
const nbsp = '\u00a0';

interface DayChoiceProps {
  today: Day;
  value: Day;
  onChange: (day: Day) => void;
}

/** The day before, today, or the day after. */
export function DayChoice({ today, value, onChange }: DayChoiceProps) {
  const t = useMessages('dynamics');
  const { date } = useFormats();
  return (
    <Segmented
      className={styles.days}
      label={t('search.day')}
      choices={(['yesterday', 'today', 'tomorrow'] as const).map((name, index) => {
        const day = addDays(today, index - 1);
        return {
          value: day,
          label: `${t(`day.${name}`)} ${date(day, 'monthDayShort').replaceAll(' ', nbsp)}`,
        };
      })}
      value={value}
      onChange={onChange}
    />
  );
}
