import type { AirportWeather } from '../../contracts/flight/weather.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import { inlineVars } from '../../primitives/inline-vars.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import * as styles from './WeatherAhead.css.ts';
import { useDegrees } from './use-degrees.ts';
import { WeatherIcon } from './WeatherIcon.tsx';

type DayWeather = AirportWeather['days'][number];

export interface WeatherDaysProps extends RootProps<HTMLUListElement> {
  /** The days to come, in the calendar of the place. */
  days: readonly DayWeather[];
}

/** Weather day by day, with the range of each day against that of all. */
export function WeatherDays({ days, className, ...root }: WeatherDaysProps) {
  const told = days.flatMap(({ low, high }) => [low, high]).filter((value) => value !== undefined);
  const [least, most] = [Math.min(...told), Math.max(...told)];
  return (
    <ul {...root} className={classNames(styles.days, className)}>
      {days.map((each) => (
        <Day key={each.day} weather={each} least={least} most={most} />
      ))}
    </ul>
  );
}

interface DayProps {
  weather: DayWeather;
  /** Range of all days. */
  least: number;
  most: number;
}

function Day({ weather: { day, kind, low, high, chance }, least, most }: DayProps) {
  const t = useMessages('weather');
  const { date, number } = useFormats();
  const written = useDegrees();
  const degrees = (value: number) => t('degreesShort', { value: written(value) });
  const span = Math.max(1, most - least);
  return (
    <li className={styles.day} data-part="day">
      <span className={styles.date}>{date(day, 'weekday')}</span>
      <span className={styles.icon}>
        <WeatherIcon kind={kind} />
      </span>
      <span className={styles.word}>
        {t(`kind.${kind}`)}
        {chance !== undefined && chance > 0 && (
          <>
            {' '}
            <VisuallyHidden>{t('chance')} </VisuallyHidden>
            {t('percentShort', { value: number(chance) })}
          </>
        )}
      </span>
      {low === undefined || high === undefined ? (
        <span className={styles.low}>{t('untold')}</span>
      ) : (
        <span className={styles.range}>
          <span>
            <VisuallyHidden>{t('low')} </VisuallyHidden>
            <span className={styles.low}>{degrees(low)}</span> <VisuallyHidden>{t('high')} </VisuallyHidden>
            <span className={styles.high}>{degrees(high)}</span>
          </span>
          <span
            aria-hidden="true"
            className={styles.track}
            style={inlineVars({
              [styles.begins]: `${((low - least) / span) * 100}%`,
              [styles.reach]: `${Math.max(6, ((high - low) / span) * 100)}%`,
            })}
          />
        </span>
      )}
    </li>
  );
}
