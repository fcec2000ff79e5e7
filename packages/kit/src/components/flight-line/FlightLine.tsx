import type { JourneySegment } from '../../contracts/check-in/check-in.ts';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { localTime } from '../../rules/time/time.ts';
import { FlightName } from './FlightName.tsx';
import * as styles from './FlightLine.css.ts';

export interface FlightLineProps extends RootProps<HTMLSpanElement> {
  /** Number, both ends, and the departure in the airport's own time. */
  flight: {
    readonly flightNo: string;
    /** Its time is ISO 8601 with the airport's offset. */
    readonly departure: Pick<JourneySegment['departure'], 'name' | 'time'>;
    readonly arrival: Pick<JourneySegment['arrival'], 'name'>;
  };
  /** `strong` heads what is below it, with the date at the end; `small`, the default, says what a screen is about. */
  look?: 'strong' | 'small' | undefined;
}

/** Which flight: number, both ends, and day and time of departure at the airport. */
export function FlightLine({ flight, look = 'small', className, ...root }: FlightLineProps) {
  const { date } = useFormats();
  const { time: instant } = flight.departure;
  const { day, time } = localTime(instant);
  return (
    <span {...root} className={classNames(styles.line, styles.looks[look], className)}>
      <span className={styles.flight}>
        <FlightName flight={flight} />
      </span>
      <time dateTime={instant} className={styles.when}>
        {`${date(day, 'weekday')} ${time}`}
      </time>
    </span>
  );
}
