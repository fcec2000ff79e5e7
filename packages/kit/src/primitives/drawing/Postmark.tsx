import type { RootProps } from '../root-props.ts';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { CityMark } from './CityMark.tsx';
import * as styles from './Postmark.css.ts';

export type PostmarkProps = RootProps<HTMLSpanElement> & {
  /** Name of the place, along the upper edge. */
  place: string;
  /** Day along the lower edge, in figures: `2025.06.14`. */
  day: string;
  /** Code of the city whose line-mark is in the middle. */
  city?: string | undefined;
  /** Where one of several is in its row, from 0: each is turned a little differently. */
  at?: number | undefined;
  /** For what is yet to come. */
  faint?: boolean | undefined;
};

/** Turned by so much, degrees. */
const turns = [-6, 5, -4, 8, -10, 4] as const;

/** A postmark, 92 px, as an ornament. Silent, and its lettering is small: what it says is beside or below it as text. */
export function Postmark({ place, day, city = '', at = 0, faint, className, ...root }: PostmarkProps) {
  const id = useId();
  return (
    <span
      {...root}
      className={classNames(styles.postmark, faint && styles.faint, className)}
      aria-hidden="true"
    >
      <svg
        viewBox="0 0 92 92"
        className={styles.rings}
        transform={`rotate(${turns[at % turns.length]})`}
        focusable="false"
      >
        <circle cx={46} cy={46} r={44.5} />
        <circle cx={46} cy={46} r={29} />
        <path id={`${id}-over`} d="M46 46m-34 0a34 34 0 0 1 68 0" className={styles.base} />
        <path id={`${id}-under`} d="M46 46m-40.5 0a40.5 40.5 0 0 0 81 0" className={styles.base} />
        <text className={styles.word}>
          <textPath href={`#${id}-over`} startOffset="50%">
            {place}
          </textPath>
        </text>
        <text className={styles.word}>
          <textPath href={`#${id}-under`} startOffset="50%">
            {day}
          </textPath>
        </text>
        <g transform="translate(24 30) scale(.46)">
          <CityMark city={city} />
        </g>
      </svg>
    </span>
  );
}
