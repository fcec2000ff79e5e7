import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { useDuration } from '../route-line/use-duration.ts';
import { timeLeft } from '../../rules/check-in/check-in.ts';
import { daysAway, localTime } from '../../rules/time/time.ts';

/** Moments in words, by the clocks of their own place. Each instant is ISO 8601 with that place's offset. */
export interface Moments {
  /** Today, tomorrow, or weekday and date. */
  readonly day: (instant: string) => string;
  /** Day and time by themselves: `Tomorrow 07:15`. */
  readonly at: (instant: string) => string;
  /** Day and time inside a sentence, without today: `tomorrow at 07:15`. */
  readonly when: (instant: string) => string;
  /** As a limit: `by 07:15 tomorrow`. */
  readonly before: (instant: string) => string;
  /** How long there is until then, in whole minutes; milliseconds since 1970. */
  readonly left: (until: number) => string;
}

/** @param now the airline's clock, milliseconds since 1970 */
export function useMoments(now: number): Moments {
  const t = useMessages('check-in');
  const { date } = useFormats();
  const duration = useDuration();
  const near = (instant: string) => (['today', 'tomorrow'] as const)[daysAway(instant, now)];
  const parts = (instant: string) => {
    const { day, time } = localTime(instant);
    return { date: date(day, 'monthDay'), time };
  };
  return {
    day: (instant) => {
      const known = near(instant);
      return known ? t(`day.${known}`) : date(localTime(instant).day, 'weekday');
    },
    at: (instant) => t(`at.${near(instant) ?? 'date'}`, parts(instant)),
    when: (instant) => t(`when.${near(instant) ?? 'date'}`, parts(instant)),
    before: (instant) => t(`before.${near(instant) ?? 'date'}`, parts(instant)),
    left: (until) => {
      const { days, hours, minutes } = timeLeft(until, now);
      if (days > 0) return t('left.days', { days, hours });
      return hours > 0 ? duration(hours * 60 + minutes) : t('left.minutes', { minutes });
    },
  };
}
