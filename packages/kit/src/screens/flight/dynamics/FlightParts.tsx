import { FlightRights } from '../../../components/flight-dynamics/FlightRights.tsx';
import { FlightTimeline } from '../../../components/flight-dynamics/FlightTimeline.tsx';
import type { FlightDynamics } from '../../../contracts/flight/dynamics.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import type { FlightShown } from '../../../rules/dynamics/flight.ts';
import { hasRights } from '../../../rules/dynamics/rights.ts';
import { timelineOf } from '../../../rules/dynamics/timeline.ts';
import { useConfig } from '../../../session/config-provider.tsx';
import { FlightAround } from './FlightAround.tsx';
import { FlightPlane } from './FlightPlane.tsx';
import { FlightStops } from './FlightStops.tsx';
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
        {several && <FlightStops flight={flight} />}
        <FlightPlane data={data} />
        <FlightAround flight={flight} />
      </div>
    </div>
  );
}
