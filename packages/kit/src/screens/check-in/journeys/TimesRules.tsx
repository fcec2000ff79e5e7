import { useCheckInCities } from '../../../client/check-in/check-in.ts';
import { CheckInTimes } from '../../../components/check-in-times/CheckInTimes.tsx';
import { CheckInTimesSkeleton } from '../../../components/check-in-times/CheckInTimesSkeleton.tsx';
import type { TimesOf } from '../../../components/check-in-times/types.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import { CheckInStates } from '../CheckInStates.tsx';
import { CounterCases } from './CounterCases.tsx';
import * as styles from './journeys.css.ts';

interface TimesRulesProps {
  of: TimesOf;
  /** IATA codes that the member's next flights leave from. */
  own: readonly string[];
}

/** Times by city, as far as they can be had, and what cannot be done online. */
export function TimesRules({ of, own }: TimesRulesProps) {
  const t = useMessages('check-in');
  const read = useCheckInCities();
  return (
    <>
      {read.data ? (
        <>
          <div className={styles.above}>
            <ReadOffline readAt={read.dataUpdatedAt} />
          </div>
          <CheckInTimes cities={read.data.cities} own={own} of={of} />
        </>
      ) : (
        <CheckInStates read={read} title={t('rules.failed')}>
          <CheckInTimesSkeleton />
        </CheckInStates>
      )}
      <CounterCases />
    </>
  );
}
