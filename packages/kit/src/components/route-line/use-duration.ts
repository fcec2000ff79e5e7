import { useMessages, type Translate } from '../../messages/provider.tsx';

type Duration = (minutes: number) => string;

const made = new WeakMap<Translate<'duration'>, Duration>();

/** The same function for the same words: what is made of it is made once for all rows of a list. */
function durationIn(t: Translate<'duration'>): Duration {
  const known = made.get(t);
  if (known) return known;
  const duration: Duration = (minutes) =>
    minutes > 0
      ? t('hoursAndMinutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
          .trimEnd()
          .replaceAll(/(?<=\d) /g, '\u00A0')
      : '';
  made.set(t, duration);
  return duration;
}

/** Words of a duration in whole minutes: `2 h 10 min`, each figure on the line of its unit, without the part that is zero; none where an end is not after its beginning. */
export function useDuration(): (minutes: number) => string {
  return durationIn(useMessages('duration'));
}
