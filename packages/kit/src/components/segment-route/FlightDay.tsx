import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './FlightDay.css.ts';

export interface FlightDayProps extends RootProps<HTMLSpanElement> {
  /** Day or instant of the departure, ISO 8601. */
  time: string;
  /** The same in words. */
  day: string;
  /** Number of the flight. */
  flightNo: string;
}

/** Day and flight, parted by a stroke; the flight is read with the day. */
export function FlightDay({ time, day, flightNo, className, ...root }: FlightDayProps) {
  return (
    <span {...root} className={classNames(styles.when, className)}>
      <time dateTime={time}>{day}</time>
      <span className={styles.flight}>{flightNo}</span>
    </span>
  );
}
