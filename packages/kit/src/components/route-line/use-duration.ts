import { useCallback } from 'react';
import { useMessages } from '../../messages/provider.tsx';

/** Words of a duration in whole minutes: `2 h 10 min`, without the part that is zero. */
export function useDuration(): (minutes: number) => string {
  const t = useMessages('duration');
  return useCallback(
    (minutes) => t('hoursAndMinutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }).trimEnd(),
    [t],
  );
}
