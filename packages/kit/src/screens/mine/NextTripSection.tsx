import { useNextTrip } from '../../client/home/home.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Section, SectionLink } from '../../primitives/card/Section.tsx';
import { LiveTrip } from '../home/LiveTrip.tsx';
import { useNow } from '../shell/use-now.ts';

/** The next journey as on Home; nothing where there is none, or it cannot be had. */
export function NextTripSection() {
  const t = useMessages('home');
  const { href } = useNavigation();
  const trip = useNextTrip().data?.trip;
  const now = useNow();
  if (!trip || now === undefined) return null;
  return (
    <Section title={t('trip.title')} action={<SectionLink href={href('trip')}>{t('trip.all')}</SectionLink>}>
      <LiveTrip trip={trip} now={now} />
    </Section>
  );
}
