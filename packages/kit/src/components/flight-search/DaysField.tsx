import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import { FieldError } from '../../primitives/field/FieldFrame.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { Day } from '../../rules/days.ts';
import { useField } from '../form-fields/use-form.ts';
import type { PickActions } from './types.ts';
import { useSearch } from './typed.ts';
import { fieldButton } from './field-button.css.ts';
import * as styles from './DaysField.css.ts';

interface DaysFieldProps extends Pick<PickActions, 'onPickDays'> {
  /** Segment, from 0. */
  at: number;
}

/** The day of a segment, or both days of there and back: one button each, as they are chosen in one calendar. */
export function DaysField({ at, onPickDays }: DaysFieldProps) {
  const { draft } = useSearch();
  return (
    <div className={styles.days}>
      <OneDay key={at} {...{ at, onPickDays }} />
      {draft.kind === 'return' && <OneDay key="back" at={1} onPickDays={onPickDays} />}
    </div>
  );
}

function OneDay({ at, onPickDays }: DaysFieldProps) {
  const t = useMessages('flight-search');
  const { date } = useFormats();
  const { draft } = useSearch();
  const { id, error } = useField(`segments.${at}.day`);
  const back = draft.kind === 'return' && at === 1;
  const day: Day | undefined = draft.segments[at]?.day;
  const none = back ? 'day.emptyBack' : draft.kind === 'return' ? 'day.emptyOut' : 'day.empty';
  return (
    <div className={styles.field}>
      <button
        type="button"
        id={id}
        data-part="day"
        data-state={error ? 'invalid' : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={classNames(fieldButton, styles.day)}
        onClick={() => onPickDays({ segment: back ? 0 : at, draft })}
      >
        <span className={styles.label}>{t(back ? 'day.back' : 'day')}</span>
        <span className={styles.value}>
          {day === undefined ? (
            <span className={styles.none}>{t(none)}</span>
          ) : (
            <>
              <span className={styles.date}>{date(day, 'monthDay')}</span>
              <span className={styles.weekday}>{date(day, 'weekdayShort')}</span>
            </>
          )}
        </span>
        {draft.kind === 'multi' && <Icon name="chevron" size={20} className={styles.chevron} />}
      </button>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
