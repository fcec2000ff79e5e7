import { useId } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import { hidden } from '../../primitives/hidden.css.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { localTime } from '../../rules/time/time.ts';
import * as styles from './SegmentChips.css.ts';

/** One flight of a journey, and the seats chosen on it. */
export interface ChipSegment {
  readonly segmentId: string;
  readonly flightNo: string;
  /** Airport code and instant of departure. */
  readonly departure: { readonly airport: string; readonly time: string };
  readonly arrival: { readonly airport: string };
  /** Designators in the order of the party. */
  readonly seats: readonly string[];
}

export interface SegmentChipsProps extends RootProps<HTMLFieldSetElement> {
  /** In the order in which they are flown. */
  segments: readonly ChipSegment[];
  /** Id of the segment on show. */
  value: string;
  /** Another segment was chosen, by id. */
  onChange: (segmentId: string) => void;
}

/** The flights of a journey side by side, in the order in which they are flown: route, day, number and seats so far. */
export function SegmentChips({ segments, value, onChange, className, ...root }: SegmentChipsProps) {
  const t = useMessages('seat-choice');
  const flights = useMessages('check-in');
  const { date } = useFormats();
  const group = useId();
  return (
    <fieldset {...root} className={classNames(styles.chips, className)}>
      <legend className={hidden}>{t('segments')}</legend>
      {segments.map(({ segmentId, flightNo, departure, arrival, seats }) => (
        <label key={segmentId} className={styles.chip}>
          <input
            type="radio"
            name={group}
            checked={segmentId === value}
            onChange={() => onChange(segmentId)}
            className={hidden}
          />
          <span className={styles.route}>
            {flights('route', { from: departure.airport, to: arrival.airport })}
          </span>
          <span className={styles.day}>{date(localTime(departure.time).day, 'monthDay')}</span>
          <span className={styles.flight}>{flightNo}</span>
          <span className={seats.length > 0 ? styles.seats : styles.none}>
            {seats.length > 0 ? seats.join(flights('separator')) : t('segment.none')}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
