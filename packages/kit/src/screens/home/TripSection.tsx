import { useNextTrip } from '../../client/home/home.ts';
import { NextTrip } from '../../components/next-trip/NextTrip.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { CheckInLink } from './CheckInLink.tsx';
import { QuietFailure } from './QuietFailure.tsx';
import { Waiting } from './Waiting.tsx';
import { useNow } from '../shell/use-now.ts';

/** The member's next journey; nothing at all when there is none. */
export function TripSection() {
  const t = useMessages('home');
  const trip = useNextTrip();
  const now = useNow();
  if (trip.data && !trip.data.trip) return null;
  return (
    <Section title={t('trip.title')}>
      {trip.data?.trip && now !== undefined ? (
        <NextTrip trip={trip.data.trip} now={now} action={<CheckInLink />} />
      ) : trip.isError ? (
        <QuietFailure text={t('trip.failed')} onRetry={() => void trip.refetch()} busy={trip.isFetching} />
      ) : (
        <Waiting shape="trip" />
      )}
    </Section>
  );
}
