import { Suspense } from 'react';
import { useNextTrip } from '../../../client/home/home.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { useNow } from '../../shell/use-now.ts';
import { LiveTrip } from '../LiveTrip.tsx';
import { useQuietJourneys } from '../use-quiet-journeys.ts';
import { Waiting } from '../Waiting.tsx';

/** The next trip above the services; nothing where there is none, or it cannot be had. */
export function ServiceTrip() {
  const t = useMessages('service');
  const next = useNextTrip();
  const journeys = useQuietJourneys();
  const now = useNow();
  const trip = next.data?.trip ?? undefined;
  const waits = next.isPending || now === undefined || journeys.isLoading;
  if (!waits && !trip) return null;
  return (
    <Section title={t('next')}>
      {/* Its words come with it. */}
      <Suspense fallback={<Waiting shape="trip" />}>
        {trip && now !== undefined && !journeys.isLoading ? (
          <LiveTrip trip={trip} now={now} />
        ) : (
          <Waiting shape="trip" />
        )}
      </Suspense>
    </Section>
  );
}
