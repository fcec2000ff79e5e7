import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import type { FeeStep } from '../../rules/fare-ladder/ladder.ts';

const [hour, day] = [60, 1440];

/** From so many days on a boundary is told in days; 48 hours are 48 hours. */
const inDays = 3 * day;

/** Words for the boundaries of steps. */
export interface Bounds {
  /** 7 days, 48 hours, 30 minutes. */
  readonly length: (minutes: number) => string;
  /** Under the end of a column: 48 hours, departure, or a day where the ticket has several legs. */
  readonly end: (step: FeeStep, departs: number) => string;
  /** A step in a table: until 7 days before; 48 to 4 hours before; after departure. */
  readonly step: (step: FeeStep, before: FeeStep | undefined) => string;
  /** An instant as day and clock. */
  readonly moment: (instant: number) => string;
}

/** Words for the boundaries of the steps of a fee. */
export function useBounds(): Bounds {
  const t = useMessages('fees');
  const { date } = useFormats();
  const length = (minutes: number) => {
    if (minutes >= inDays && minutes % day === 0) return t('length.days', { count: minutes / day });
    return minutes % hour === 0
      ? t('length.hours', { count: minutes / hour })
      : t('length.minutes', { count: minutes });
  };
  const moment = (instant: number) => {
    const text = new Date(instant).toISOString();
    return t('moment', { day: date(text, 'monthDay'), time: date(text, 'time') });
  };
  return {
    length,
    moment,
    end({ until = 0, untilMinutes }, departs) {
      if (until >= departs || untilMinutes === 0) return t('departure');
      return untilMinutes === undefined
        ? date(new Date(until).toISOString(), 'monthDay')
        : length(untilMinutes);
    },
    step({ until, untilMinutes }, before) {
      const from = before?.untilMinutes;
      if (until !== undefined && untilMinutes === undefined) return t('step.until', { when: moment(until) });
      if (before && from === undefined) return t('step.then');
      if (from === undefined)
        return untilMinutes === undefined
          ? t('step.always')
          : t('step.first', { length: length(untilMinutes) });
      if (from <= 0) return t('step.departed');
      if (untilMinutes === undefined || untilMinutes <= 0) return t('step.last', { length: length(from) });
      return t('step.between', { from: length(from), to: length(untilMinutes) });
    },
  };
}
