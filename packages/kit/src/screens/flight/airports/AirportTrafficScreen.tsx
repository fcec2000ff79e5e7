import { useAirportTraffic } from '../../../client/flight/airports.ts';
import { AirportWays } from '../../../components/airport-traffic/AirportWays.tsx';
import { RoadNow } from '../../../components/airport-traffic/RoadNow.tsx';
import type { AirportTraffic } from '../../../contracts/flight/airport-traffic.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { localTime } from '../../../rules/time/time.ts';
import { Frame } from '../../shell/Frame.tsx';
import * as styles from './about.css.ts';
import { AboutAirport } from './AboutAirport.tsx';
import { airportCodeOf } from './airport-code.ts';
import { AirportRead } from './AirportRead.tsx';
import { useAirportHelp } from './use-airport-help.ts';
import { WhichAirport } from './WhichAirport.tsx';

/** /flight/airportTraffic: the ways from the city to an airport, and how they flow now. */
export function AirportTrafficScreen() {
  const t = useMessages('airport');
  const navigation = useNavigation();
  const { query } = usePlace('airportTraffic');
  const help = useAirportHelp();
  const code = airportCodeOf(query.airport) ?? help.near;
  const read = useAirportTraffic(code);
  const { data } = read;
  const choose = (airport: string) => navigation.replace('airportTraffic', { query: { airport } });
  return (
    <Frame
      title={t('traffic.title')}
      wide
      band={
        code !== undefined && (
          <AboutAirport code={code} airport={data?.airport} help={help} onChange={choose}>
            {data && t('traffic.told', { time: localTime(data.told).time, city: data.airport.city })}
          </AboutAirport>
        )
      }
    >
      {code === undefined ? (
        <WhichAirport
          title={t('traffic.which')}
          text={t('traffic.whichText')}
          help={help}
          onChange={choose}
        />
      ) : (
        <AirportRead read={read} title={t('traffic.failed')} note={t('board.unchanged')}>
          {(traffic) => <TrafficShown traffic={traffic} />}
        </AirportRead>
      )}
    </Frame>
  );
}

function TrafficShown({ traffic: { airport, road, ways, parking } }: { traffic: AirportTraffic }) {
  const t = useMessages('airport');
  const { number } = useFormats();
  const { href } = useNavigation();
  if (ways.length === 0 && parking.length === 0)
    return <EmptyState drawing="flight" title={t('traffic.none')} text={t('traffic.noneText')} />;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <RoadNow state={road} />
        {ways.length > 0 && <AirportWays ways={ways} />}
      </div>
      <div className={styles.column}>
        <ListCard look="open">
          <ListRow
            icon="car"
            label={t('traffic.taxi')}
            href={href('taxi', { query: { airport: airport.code } })}
          />
        </ListCard>
        {parking.length > 0 && (
          <Section title={t('parking')}>
            <ListCard look="open" label={t('parking')}>
              {parking.map(({ name, free, of }) => (
                <ListRow
                  key={name}
                  label={name}
                  detail={of !== undefined && t('parking.of', { count: number(of) })}
                  value={free === undefined ? t('untold') : t('parking.free', { count: number(free) })}
                />
              ))}
            </ListCard>
          </Section>
        )}
      </div>
    </div>
  );
}
