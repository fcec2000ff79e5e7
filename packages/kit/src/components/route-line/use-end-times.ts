import { useMessages } from '../../messages/provider.tsx';
import { expectedTime, localTime, minutesBetween, type PlannedTime } from '../../rules/time/time.ts';
import type { RouteEnd } from './RouteLine.tsx';

/** Times of an end: the one that counts now, and that of the plan beside it where it is another. */
export function useEndTimes(): (
  end: PlannedTime,
) => Pick<RouteEnd, 'time' | 'was' | 'late'> & { readonly time: string } {
  const t = useMessages('duration');
  return (end) => {
    const { time } = localTime(expectedTime(end));
    const planned = localTime(end.time).time;
    if (time === planned) return { time };
    return {
      time,
      late: minutesBetween(end.time, expectedTime(end)) > 0,
      was: { text: planned, label: t('formerly', { time: planned }) },
    };
  };
}
