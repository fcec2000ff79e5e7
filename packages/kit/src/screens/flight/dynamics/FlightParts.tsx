import { FlightDrawing } from '../../../components/flight-dynamics/FlightDrawing.tsx';
import { FlightRights } from '../../../components/flight-dynamics/FlightRights.tsx';
import { FlightTimeline } from '../../../components/flight-dynamics/FlightTimeline.tsx';
import { useFlightWords } from '../../../components/flight-dynamics/use-flight-words.ts';
import type { FlightDynamics } from '../../../contracts/flight/dynamics.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section, SectionLink } from '../../../primitives/card/Section.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import type { FlightShown } from '../../../rules/dynamics/flight.ts';
import { minutesFrom } from '../../../rules/dynamics/instant.ts';
import { hasRights } from '../../../rules/dynamics/rights.ts';
import { timelineOf } from '../../../rules/dynamics/timeline.ts';
import { useConfig } from '../../../session/config-provider.tsx';
import * as styles from './dynamics.css.ts';

interface FlightPartsProps {
  data: FlightDynamics;
  flight: FlightShown;
  now: number;
}

/** Everything about a flight below its head: rights, progress leg by leg, stops, aircraft. */
export function FlightParts({ data, flight, now }: FlightPartsProps) {
  const t = useMessages('dynamics');
  const { hotline } = useConfig();
  const nameOf = ({ airport, name }: FlightShown['departure']) => name ?? airport;
  const several = flight.legs.length > 1;
  // Of a flight that is cancelled nothing may have happened.
  const told = flight.legs
    .map((leg, index) => ({ leg, incoming: index === 0 ? data.incoming : undefined }))
    .filter(({ leg, incoming }) => timelineOf(leg, incoming).length > 0);
  return (
    <div className={styles.columns}>
      {hasRights(flight, now) && (
        <Section title={t('rights.title')}>
          <FlightRights
            flight={flight}
            rules={data.rights?.lines}
            source={data.rights?.source}
            hotline={hotline}
            now={now}
          />
        </Section>
      )}
      {told.length > 0 && (
        <div className={styles.column}>
          {told.map(({ leg, incoming }) => {
            const label = several
              ? t('timeline.leg', { from: nameOf(leg.departure), to: nameOf(leg.arrival) })
              : t('timeline.title');
            return (
              <Section key={leg.departure.airport} title={label}>
                <Card>
                  <FlightTimeline leg={leg} incoming={incoming} label={label} />
                </Card>
              </Section>
            );
          })}
        </div>
      )}
      <div className={styles.column}>
        {several && <Stops flight={flight} />}
        <Plane data={data} />
        <Around flight={flight} />
      </div>
    </div>
  );
}

function Stops({ flight: { legs } }: { flight: FlightShown }) {
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

/** Pages about the airports and the way of a flight, and about who is told of its changes. */
function Around({ flight: { departure, arrival } }: { flight: FlightShown }) {
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

function Plane({ data }: { data: FlightDynamics }) {
  const t = useMessages('dynamics');
  const { href } = useNavigation();
  const { flightNo, day, aircraft, punctuality, operatedBy, codeshares } = data;
  const facts = [
    aircraft?.years === undefined ? undefined : t('plane.years', { years: aircraft.years }),
    punctuality === undefined ? undefined : t('plane.punctuality', { percent: punctuality }),
  ].filter((each) => each !== undefined);
  const notes = [
    operatedBy &&
      (operatedBy.flightNo === undefined
        ? t('operatedBy', { name: operatedBy.name })
        : t('operatedAs', { name: operatedBy.name, number: operatedBy.flightNo })),
    codeshares.length > 0 ? t('codeshares', { numbers: codeshares.join(', ') }) : undefined,
  ].filter((each) => each !== undefined);
  if (!aircraft && facts.length === 0 && notes.length === 0) return null;
  return (
    <Section
      title={t('plane.title')}
      action={
        <SectionLink href={href('cabinSeats', { query: { flight: flightNo, day } })}>
          {t('plane.cabin')}
        </SectionLink>
      }
    >
      <Card>
        <div className={styles.lines}>
          {aircraft && (
            <p className={styles.strong}>
              {aircraft.seats === undefined
                ? aircraft.type
                : t('plane.seats', { type: aircraft.type, seats: aircraft.seats })}
            </p>
          )}
          {facts.length > 0 && <p className={styles.quiet}>{facts.join(' · ')}</p>}
          {notes.map((note) => (
            <p key={note} className={styles.quiet}>
              {note}
            </p>
          ))}
        </div>
      </Card>
    </Section>
  );
}
