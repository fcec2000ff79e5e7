import { useKeptPasses } from '../../../client/check-in/boarding-passes.ts';
import { FlightName } from '../../../components/flight-line/FlightName.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { localTime } from '../../../rules/time/time.ts';

/** The boarding passes that the device has kept, for when the journeys cannot be had; nothing where there are none. */
export function KeptPasses() {
  const t = useMessages('check-in');
  const { href } = useNavigation();
  const { date } = useFormats();
  const kept = useKeptPasses(true) ?? [];
  const flights = kept.flatMap(({ subject, answer }) =>
    answer.passes
      .flatMap((pass) => pass.flights)
      .filter(({ segmentId }) => segmentId === subject)
      .slice(0, 1),
  );
  if (flights.length === 0) return null;
  return (
    <Section title={t('passes.kept')} action={t('passes.keptText')}>
      <ListCard>
        {flights.map((flight) => {
          const { day, time } = localTime(flight.departure.time);
          return (
            <ListRow
              key={flight.segmentId}
              icon="pass"
              label={<FlightName flight={flight} />}
              detail={`${date(day, 'weekday')} ${time}`}
              href={href('boardingPass', { query: { segment: flight.segmentId } })}
            />
          );
        })}
      </ListCard>
    </Section>
  );
}
