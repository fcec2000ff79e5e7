import { useMessages } from '../../messages/provider.tsx';
import { SelectField } from '../../primitives/field/SelectField.tsx';
import { RangeField } from '../../primitives/range-field/RangeField.tsx';
import type { OfferFilter } from '../../rules/offers/filter.ts';
import { dayMinutes } from '../../rules/offers/index-offers.ts';
import * as styles from './OfferFilters.css.ts';

const hour = 60;
const bounds = [0, dayMinutes] as const;
/** `14:00`; the end of a day is 24:00. */
const written = (minutes: number): string => `${String(minutes / hour).padStart(2, '0')}:00`;
const hours = Array.from({ length: dayMinutes / hour + 1 }, (_, at) => at * hour);
const choices = hours.map((minutes) => ({ value: String(minutes), label: written(minutes) }));

export interface DepartureRangeProps {
  value: OfferFilter;
  onChange: (filter: OfferFilter) => void;
  bars: readonly number[];
}

/** Time of departure: two hours of the day, by knobs or by lists. */
export function DepartureRange({ value, onChange, bars }: DepartureRangeProps) {
  const t = useMessages('flight-offers');
  const { from, to } = value.departs ?? { from: 0, to: dayMinutes };
  const change = (earliest: number, latest: number) =>
    onChange({
      ...value,
      departs: earliest === 0 && latest === dayMinutes ? undefined : { from: earliest, to: latest },
    });
  return (
    <RangeField
      className={styles.range}
      label={t('group.departs')}
      ends={[t('departs.from'), t('departs.to')]}
      bounds={bounds}
      step={hour}
      value={[from, to]}
      onChange={([earliest, latest]) => change(earliest, latest)}
      format={written}
      bars={bars}
    >
      <SelectField
        label={t('departs.from')}
        choices={choices.filter((choice) => Number(choice.value) <= to)}
        value={String(from)}
        onChange={({ target }) => change(Number(target.value), to)}
      />
      <SelectField
        label={t('departs.to')}
        choices={choices.filter((choice) => Number(choice.value) >= from)}
        value={String(to)}
        onChange={({ target }) => change(from, Number(target.value))}
      />
    </RangeField>
  );
}
