import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { SelectField } from '../../primitives/field/SelectField.tsx';
import { localTime } from '../../rules/time/time.ts';
import type { ReadableFees } from './readable-fees.ts';
import * as styles from './fees.css.ts';

interface TargetFieldProps extends Pick<ReadableFees, 'targets' | 'currency'> {
  /** Place in the targets. */
  value: number;
  onChange: (chosen: number) => void;
}

/** The flight that the ticket is changed to, as far as a fee depends on it. */
export function TargetField({ targets, currency, value, onChange }: TargetFieldProps) {
  const t = useMessages('fees');
  const { date, money } = useFormats();
  return (
    <div className={styles.target}>
      <SelectField
        label={t('target')}
        value={String(value)}
        onChange={(event) => onChange(Number(event.target.value))}
        choices={targets.map(({ flightNo, departs, fare }, index) => ({
          value: String(index),
          label: t('target.row', {
            flight: flightNo,
            day: date(localTime(departs).day, 'monthDay'),
            time: localTime(departs).time,
            money: money({ amount: fare, currency }),
          }),
        }))}
      />
    </div>
  );
}
