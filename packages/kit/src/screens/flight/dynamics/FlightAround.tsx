import { FlightDrawing } from '../../../components/flight-dynamics/FlightDrawing.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import type { FlightShown } from '../../../rules/dynamics/flight.ts';

/** Pages about the airports and the way of a flight, and about who is told of its changes. */
export function FlightAround({ flight: { departure, arrival } }: { flight: FlightShown }) {
  const t = useMessages('dynamics');
  const { href } = useNavigation();
  const from = departure.airport;
  const to = arrival.airport;
  const start = departure.name ?? from;
  const end = arrival.name ?? to;
  return (
    <Section title={t('around.title')}>
      <ListCard look="open">
        <ListRow
          icon="takeoff"
          label={t('around.board', { airport: start })}
          href={href('airportScreen', { query: { airport: from } })}
        />
        <ListRow
          icon="sun"
          label={t('around.weather')}
          href={href('routeWeather', { query: { from, to, departs: departure.planned } })}
        />
        <ListRow
          icon="pin"
          label={t('around.traffic', { airport: start })}
          href={href('airportTraffic', { query: { airport: from } })}
        />
        <ListRow
          start={<FlightDrawing kind="taxi" />}
          label={t('around.taxi', { airport: end })}
          href={href('taxi', { query: { airport: to } })}
        />
        <ListRow icon="bell" label={t('around.notify')} href={href('peopleToNotify')} />
      </ListCard>
    </Section>
  );
}
