import { useRouteWeather } from '../../../client/flight/airports.ts';
import { PlaceField } from '../../../components/place-field/PlaceField.tsx';
import { RouteWeather } from '../../../components/weather/RouteWeather.tsx';
import { WeatherNow } from '../../../components/weather/WeatherNow.tsx';
import { WeatherSkeleton } from '../../../components/weather/WeatherSkeleton.tsx';
import type { RouteWeather as Told } from '../../../contracts/flight/weather.ts';
import { instantOf } from './instant-of.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Frame } from '../../shell/Frame.tsx';
import * as styles from './about.css.ts';
import { airportCodeOf } from './airport-code.ts';
import { AirportRead } from './AirportRead.tsx';
import { useAirportHelp } from './use-airport-help.ts';

/** /flight/airLineWeather: the weather at both ends of a route and on the way. */
export function RouteWeatherScreen() {
  const t = useMessages('weather');
  const navigation = useNavigation();
  const { query } = usePlace('routeWeather');
  const { help, remember } = useAirportHelp();
  const [from, to] = [airportCodeOf(query.from), airportCodeOf(query.to)];
  const departs = instantOf(query.departs);
  const same = from !== undefined && from === to;
  const known = from !== undefined && to !== undefined && !same;
  const read = useRouteWeather(known ? { from, to, departs } : undefined);
  const choose = (end: 'from' | 'to') => (code: string) => {
    remember(code);
    // Another route is another flight: its time is not known here.
    navigation.replace('routeWeather', { query: { from, to, [end]: code } });
  };
  return (
    <Frame
      title={t('route.title')}
      wide
      band={
        <div className={styles.ends}>
          <PlaceField
            label={t('from')}
            kind="airport"
            value={from ?? ''}
            help={help}
            onChange={choose('from')}
          />
          <PlaceField
            label={t('to')}
            kind="airport"
            value={to ?? ''}
            help={help}
            onChange={choose('to')}
            error={same ? t('route.same') : undefined}
          />
        </div>
      }
    >
      {known ? (
        <AirportRead read={read} title={t('failed')} note={t('unchanged')} skeleton={<WeatherSkeleton />}>
          {(route) => <RouteShown route={route} planned={departs !== undefined} />}
        </AirportRead>
      ) : (
        <EmptyState drawing="flight" title={t('route.which')} />
      )}
    </Frame>
  );
}

function RouteShown({ route, planned }: { route: Told; planned: boolean }) {
  const t = useMessages('weather');
  return (
    <div className={styles.columns}>
      <div>
        {!planned && <p className={styles.line}>{t('route.now')}</p>}
        <RouteWeather route={route} />
      </div>
      <div className={styles.column}>
        {[route.from, route.to].map(({ airport, weather }) => (
          <Section key={airport.code} title={t('route.atAirport', { city: airport.city })}>
            <WeatherNow weather={weather} />
          </Section>
        ))}
      </div>
    </div>
  );
}
