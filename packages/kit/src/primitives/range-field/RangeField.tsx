import { Slider } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './RangeField.css.ts';

/** Both ends of a range. */
export type RangeValue = readonly [from: number, to: number];

export type RangeFieldProps = RootProps<HTMLDivElement> & {
  /** Name of the range, above it. */
  label: ReactNode;
  /** Names of the two knobs. */
  ends: readonly [from: string, to: string];
  /** Least and most that can be chosen. */
  bounds: RangeValue;
  /** Distance between two places of a knob. */
  step: number;
  /** The chosen range. */
  value: RangeValue;
  /** A knob was moved; at each of its places. */
  onChange: (value: RangeValue) => void;
  /** Writes a value. */
  format: (value: number) => string;
  /** How much there is in each part of the range, drawn above it; any unit. */
  bars?: readonly number[] | undefined;
  /** Two plain fields for the same two values. */
  children?: ReactNode;
};

/** From and to on one line, with arrow keys and two knobs, above it what there is. */
export function RangeField({
  label,
  ends,
  bounds: [min, max],
  step,
  value: [from, to],
  onChange,
  format,
  bars,
  children,
  className,
  ...root
}: RangeFieldProps) {
  const id = useId();
  /** Home and End take a knob as far as it goes; the slider's own keys would move the other one. */
  const farthest: readonly Readonly<Record<string, RangeValue>>[] = [
    { Home: [min, to], End: [to, to] },
    { Home: [from, from], End: [from, max] },
  ];
  const knobs = [from, to].map((at, place) => (
    <Slider.Thumb
      onKeyDown={(event) => {
        const range = farthest[place]?.[event.key];
        if (!range) return;
        event.preventDefault();
        onChange(range);
      }}
      key={place === 0 ? 'from' : 'to'}
      aria-label={ends[place === 0 ? 0 : 1]}
      aria-valuetext={format(at)}
      className={styles.knob}
    />
  ));
  return (
    <div {...root} role="group" aria-labelledby={id} className={classNames(styles.frame, className)}>
      <div className={styles.head}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <span className={styles.told}>{`${format(from)} – ${format(to)}`}</span>
      </div>
      {bars && <Bars bars={bars} {...{ min, max, from, to }} />}
      <Slider.Root
        className={styles.slider}
        min={min}
        max={max}
        step={step}
        value={[from, to]}
        onValueChange={([first = min, last = max]) => onChange([first, last])}
      >
        <Slider.Track className={styles.track}>
          <Slider.Range className={styles.inside} />
        </Slider.Track>
        {knobs}
      </Slider.Root>
      {children && <div className={styles.fields}>{children}</div>}
    </div>
  );
}

interface BarsProps {
  bars: readonly number[];
  min: number;
  max: number;
  from: number;
  to: number;
}

/** Height of the highest bar, as a share of the picture; a part with anything in it is seen. */
const heightOf = (count: number, most: number): string =>
  count === 0 ? '0' : `${Math.max(6, (count / most) * 100)}%`;

/** Bars of equal breadth over the range; those whose middle is chosen are filled. */
function Bars({ bars, min, max, from, to }: BarsProps) {
  const most = Math.max(1, ...bars);
  const breadth = (max - min) / bars.length;
  return (
    <div className={styles.bars} aria-hidden="true">
      {bars.map((count, at) => {
        const middle = min + (at + 0.5) * breadth;
        return (
          <span
            // Its place is all that it is known by.
            key={middle}
            className={styles.bar}
            data-state={middle >= from && middle <= to ? 'inside' : 'outside'}
            style={{ blockSize: heightOf(count, most) }}
          />
        );
      })}
    </div>
  );
}
