import { useAirportWeather } from '../../../client/flight/airports.ts';
import { WeatherDays } from '../../../components/weather/WeatherDays.tsx';
import { WeatherHours } from '../../../components/weather/WeatherHours.tsx';
import { WeatherNow } from '../../../components/weather/WeatherNow.tsx';
import { WeatherSkeleton } from '../../../components/weather/WeatherSkeleton.tsx';
import type { AirportWeather } from '../../../contracts/flight/weather.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { localTime } from '../../../rules/time/time.ts';
import { Frame } from '../../shell/Frame.tsx';
import * as styles from './about.css.ts';
import { AboutAirport } from './AboutAirport.tsx';
import { airportCodeOf } from './airport-code.ts';
import { AirportRead } from './AirportRead.tsx';
import { useAirportHelp } from './use-airport-help.ts';
import { WhichAirport } from './WhichAirport.tsx';

/** /flight/flightWeather: the weather at an airport, now and in the days to come. */
export function AirportWeatherScreen() {
  const t = useMessages('weather');
  const { date } = useFormats();
  const navigation = useNavigation();
  const { query } = usePlace('airportWeather');
  const help = useAirportHelp();
  const code = airportCodeOf(query.airport) ?? help.near;
  const read = useAirportWeather(code);
  const { data } = read;
  const choose = (airport: string) => navigation.replace('airportWeather', { query: { airport } });
  return (
    <Frame
      title={t('airport.title')}
      wide
      band={
        code !== undefined && (
          <AboutAirport code={code} airport={data?.airport} help={help} onChange={choose}>
            {data &&
              t('told', {
                day: date(localTime(data.told).day, 'monthDay'),
                time: localTime(data.told).time,
                city: data.airport.city,
              })}
          </AboutAirport>
        )
      }
    >
      {code === undefined ? (
        <WhichAirport title={t('which')} text={t('whichText')} help={help} onChange={choose} />
      ) : (
        <AirportRead read={read} title={t('failed')} note={t('unchanged')} skeleton={<WeatherSkeleton />}>
          {(weather) => <WeatherShown weather={weather} />}
        </AirportRead>
      )}
    </Frame>
  );
}

function WeatherShown({ weather: { now, effect, hours, days } }: { weather: AirportWeather }) {
  const t = useMessages('weather');
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {effect !== undefined && effect !== 'none' && (
          <Notice tone={effect === 'likely' ? 'attention' : 'info'}>{t(`effect.${effect}`)}</Notice>
        )}
        <Card>
          <WeatherNow weather={now} />
        </Card>
        {effect === 'none' && <p className={styles.line}>{t('effect.none')}</p>}
        {hours.length > 0 && (
          <Section title={t('hours')}>
            <WeatherHours hours={hours} label={t('hours')} />
          </Section>
        )}
      </div>
      <Section title={t('days')}>
        {days.length > 0 ? <WeatherDays days={days} /> : <p className={styles.line}>{t('none')}</p>}
      </Section>
    </div>
  );
}
