import { Suspense } from 'react';
import { useNextTrip } from '../../client/home/home.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Section, SectionLink } from '../../primitives/card/Section.tsx';
import { useNow } from '../shell/use-now.ts';
import { ClosingLines } from './ClosingLines.tsx';
import { LiveTrip } from './LiveTrip.tsx';
import { useQuietJourneys } from './use-quiet-journeys.ts';
import { QuietFailure } from './QuietFailure.tsx';
import { Waiting } from './Waiting.tsx';
import * as styles from './home.css.ts';

/** The member's next journey, and below it the others that cannot wait; where there is none, the way to add one. */
export function TripSection() {
  const t = useMessages('home');
  const { href } = useNavigation();
  return (
    <Section title={t('trip.title')} action={<SectionLink href={href('trip')}>{t('trip.all')}</SectionLink>}>
      {/* Its words come with it. */}
      <Suspense fallback={<Waiting shape="trip" />}>
        <TripRead />
      </Suspense>
    </Section>
  );
}

function TripRead() {
  const t = useMessages('home');
  const next = useNextTrip();
  const journeys = useQuietJourneys();
  const now = useNow();
  if (!next.data && next.isError)
    return (
      <QuietFailure text={t('trip.failed')} onRetry={() => void next.refetch()} busy={next.isFetching} />
    );
  // Together, so that the card does not grow when the state comes.
  if (!next.data || now === undefined || journeys.isLoading) return <Waiting shape="trip" />;
  const trip = next.data.trip ?? undefined;
  return (
    <>
      {trip ? <LiveTrip trip={trip} now={now} /> : <NoTrip />}
      <ClosingLines trip={trip} now={now} />
    </>
  );
}

/** No journey lies ahead; one that was bought elsewhere can be added. */
function NoTrip() {
  const t = useMessages('trip');
  const { href } = useNavigation();
  return (
    <Card className={styles.none}>
      <p>{t('empty.upcoming')}</p>
      <Button variant="tinted" size="medium" href={href('checkIn', { query: { tab: 'query' } })}>
        {t('add.spoken')}
      </Button>
    </Card>
  );
}
