import type { RootProps } from '../root-props.ts';
import { classNames } from '../class-names.ts';
import { anyCity, cityMarks } from './cities.ts';
import * as styles from './CityMark.css.ts';
import { Strokes } from './Strokes.tsx';
import type { Stroke } from './ink.ts';

export type CityMarkProps = RootProps<SVGSVGElement> & {
  /** Code of the city, such as `SHA`; one without a mark of its own has the houses of any city. */
  city: string;
  /** For a place or a size that its surroundings decide. */
  className?: string | undefined;
};

const marks: Readonly<Partial<Record<string, readonly Stroke[]>>> = cityMarks;

/** Codes of the cities that have a mark of their own. */
export const markedCities = Object.keys(cityMarks);

/** The line-mark of a city on the ground line that all share, 96 x 64. Silent: its name is beside it. */
export function CityMark({ city, className, ...root }: CityMarkProps) {
  return (
    <svg
      {...root}
      viewBox="0 0 96 64"
      className={classNames(styles.mark, className)}
      aria-hidden="true"
      focusable="false"
    >
      <Strokes strokes={marks[city] ?? anyCity} />
    </svg>
  );
}
