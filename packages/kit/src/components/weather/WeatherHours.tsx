import type { AirportWeather } from '../../contracts/flight/weather.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import { reachByKeys } from '../../primitives/reach-by-keys.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { useMergedRef } from '../../primitives/use-merged-ref.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { localTime } from '../../rules/time/time.ts';
import * as styles from './WeatherAhead.css.ts';
import { useDegrees } from './use-degrees.ts';
import { WeatherIcon } from './WeatherIcon.tsx';

export interface WeatherHoursProps extends RootProps<HTMLOListElement> {
  /** The hours to come, each with the offset of the place. */
  hours: AirportWeather['hours'];
  /** Name of the strip, which scrolls sideways. */
  label: string;
}

/** Weather hour by hour, in a strip that scrolls sideways. */
export function WeatherHours({ hours, label, className, ref, ...root }: WeatherHoursProps) {
  const t = useMessages('weather');
  const { number } = useFormats();
  const degrees = useDegrees();
  return (
    <ol
      {...root}
      ref={useMergedRef<HTMLOListElement>(reachByKeys, ref)}
      className={classNames(styles.strip, className)}
      aria-label={label}
    >
      {hours.map(({ at, kind, celsius, chance }) => (
        <li key={at} className={styles.hour} data-part="hour">
          <time dateTime={at} className={styles.time}>
            {localTime(at).time}
          </time>
          <span className={styles.icon}>
            <WeatherIcon kind={kind} />
          </span>
          <VisuallyHidden>{t(`kind.${kind}`)}</VisuallyHidden>
          <span className={styles.degrees}>
            {celsius === undefined ? t('untold') : t('degreesShort', { value: degrees(celsius) })}
          </span>
          {chance !== undefined && (
            <span className={styles.chance}>
              <VisuallyHidden>{t('chance')} </VisuallyHidden>
              {t('percentShort', { value: number(chance) })}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
