import { useFlightWords } from '../../../components/flight-dynamics/use-flight-words.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import type { FlightShown } from '../../../rules/dynamics/flight.ts';
import { minutesFrom } from '../../../rules/dynamics/instant.ts';

/** Airports between the legs of a flight, each with the time on the ground. */
export function FlightStops({ flight: { legs } }: { flight: FlightShown }) {
  const t = useMessages('dynamics');
  const words = useFlightWords();
  return (
    <Section title={t('stop.title')}>
      <ListCard look="open">
        {legs.slice(1).map(({ departure }, index) => {
          const before = legs[index];
          if (!before) return null;
          const arrives = before.arrival.actual ?? before.arrival.estimated ?? before.arrival.planned;
          const departs = departure.actual ?? departure.estimated ?? departure.planned;
          return (
            <ListRow
              key={departure.airport}
              icon="pin"
              label={words.place(departure)}
              detail={`${t('stop.times', { arrives: words.time(arrives), departs: words.time(departs) })} · ${t(
                'stop.ground',
                { length: words.length(minutesFrom(arrives, departs)) },
              )}`}
            />
          );
        })}
      </ListCard>
    </Section>
  );
}
