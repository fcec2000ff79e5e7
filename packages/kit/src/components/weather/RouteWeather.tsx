import type { RouteWeather as Told } from '../../contracts/flight/weather.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { localTime } from '../../rules/time/time.ts';
import type { Turbulence, WeatherKind } from '../../rules/weather/kinds.ts';
import * as styles from './RouteWeather.css.ts';
import { useDegrees } from './use-degrees.ts';
import { WeatherIcon } from './WeatherIcon.tsx';

export interface RouteWeatherProps extends RootProps<HTMLOListElement> {
  /** Both ends, and the places between them. */
  route: Pick<Told, 'from' | 'to' | 'points'>;
}

/** Weather on a route, from its departure down to its arrival; each time is local to its city, which is named. */
export function RouteWeather({ route: { from, to, points }, className, ...root }: RouteWeatherProps) {
  return (
    <ol {...root} className={classNames(styles.way, className)}>
      <End end={from} of="departure" />
      {points.map((point) => (
        <Point key={point.minutes} point={point} />
      ))}
      <End end={to} of="arrival" />
    </ol>
  );
}

function Sky({ kind, celsius }: { kind: WeatherKind; celsius?: number | undefined }) {
  const t = useMessages('weather');
  const degrees = useDegrees();
  return (
    <span className={styles.sky}>
      <span className={styles.icon}>
        <WeatherIcon kind={kind} size={28} />
      </span>
      {celsius !== undefined && (
        <span className={styles.degrees}>{t('degreesShort', { value: degrees(celsius) })}</span>
      )}
      <span>{t(`kind.${kind}`)}</span>
    </span>
  );
}

function End({ end: { airport, at, weather }, of }: { end: Told['from']; of: 'departure' | 'arrival' }) {
  const t = useMessages('weather');
  const { date } = useFormats();
  const { day, time } = localTime(at);
  return (
    <li className={styles.point} data-part="end" data-state={of}>
      <span className={styles.mark.end} />
      <div className={styles.words}>
        <p className={styles.name}>
          {airport.city}
          {airport.name !== undefined && ` ${airport.name}`}
        </p>
        <p className={styles.detail}>
          <time dateTime={at}>{t(`end.${of}`, { day: date(day, 'weekday'), time, city: airport.city })}</time>
        </p>
      </div>
      <Sky kind={weather.kind} celsius={weather.celsius} />
    </li>
  );
}

const isRough = (turbulence: Turbulence): boolean => turbulence === 'moderate' || turbulence === 'severe';

function Point({ point: { minutes, over, kind, turbulence } }: { point: Told['points'][number] }) {
  const t = useMessages('weather');
  const rough = isRough(turbulence);
  return (
    <li className={styles.point} data-part="point" data-state={rough ? 'rough' : 'calm'}>
      <span className={styles.mark[rough ? 'rough' : 'calm']} />
      <div className={styles.words}>
        <p className={styles.name}>{over === undefined ? t('over.none') : t('over', { city: over })}</p>
        <p className={styles.detail}>
          {t('after', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
        </p>
        <p className={rough ? styles.rough : styles.detail}>{t(`turbulence.${turbulence}`)}</p>
      </div>
      <Sky kind={kind} />
    </li>
  );
}
