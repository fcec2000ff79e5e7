import type { ReactNode } from 'react';
import type { Weather } from '../../contracts/flight/weather.ts';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { windPoint } from '../../rules/weather/kinds.ts';
import { pressureIn, visibilityOf, windForce, windIn } from '../../rules/weather/units.ts';
import { useDegrees } from './use-degrees.ts';
import { WeatherIcon } from './WeatherIcon.tsx';
import * as styles from './WeatherNow.css.ts';

export interface WeatherNowProps extends RootProps<HTMLDivElement> {
  /** Weather of a place at a moment; what is left out of it is said as not told. */
  weather: Weather;
}

const unit = (words: ReactNode) => <span className={styles.unit}>{words}</span>;

/** Weather of a place: temperature, sky, wind and what one can see, in the units of the language. */
export function WeatherNow({ weather, ...root }: WeatherNowProps) {
  const t = useMessages('weather');
  const language = useLocale();
  const { number } = useFormats();
  const degrees = useDegrees();
  const { kind, celsius, feels, wind, visibility, humidity, pressure } = weather;
  const seen = visibility === undefined ? undefined : visibilityOf(visibility);
  const blowing = wind && windIn(wind.speed, language);
  const air = pressure === undefined ? undefined : pressureIn(pressure, language);
  return (
    <div {...root}>
      <div className={styles.head}>
        <span className={styles.drawing}>
          <WeatherIcon kind={kind} size={56} />
        </span>
        {celsius !== undefined && (
          <p className={styles.figure}>{t.rich('degrees', { value: degrees(celsius), u: unit })}</p>
        )}
        <div>
          <p className={styles.word}>{t(`kind.${kind}`)}</p>
          <p className={styles.feels}>
            {celsius === undefined
              ? t('celsius.untold')
              : feels === undefined
                ? t('feels.untold')
                : t('feels', { value: degrees(feels) })}
          </p>
        </div>
      </div>
      <dl className={styles.facts}>
        <Fact name={t('wind')}>
          {wind &&
            blowing &&
            (windForce(wind.speed) === 0
              ? t('wind.calm')
              : t.rich(`wind.${blowing.unit}`, {
                  value: number(blowing.value),
                  point: wind.from === undefined ? 'none' : windPoint(wind.from),
                  u: unit,
                }))}
        </Fact>
        <Fact name={t('visibility')}>
          {seen &&
            t.rich(`visibility.${seen.unit}`, {
              value: number(seen.value),
              more: seen.orMore ? 'yes' : 'no',
              u: unit,
            })}
        </Fact>
        <Fact name={t('humidity')}>
          {humidity !== undefined && t.rich('percent', { value: number(humidity), u: unit })}
        </Fact>
        <Fact name={t('pressure')}>
          {air && t.rich(`pressure.${air.unit}`, { value: String(air.value), u: unit })}
        </Fact>
      </dl>
    </div>
  );
}

/** One figure under its name; words where it is not told. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  const t = useMessages('weather');
  const told = children !== undefined && children !== false;
  return (
    <div>
      <dt className={styles.term}>{name}</dt>
      <dd className={told ? styles.value : styles.untold}>{told ? children : t('untold')}</dd>
    </div>
  );
}
