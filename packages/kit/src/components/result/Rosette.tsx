import type { RootProps } from '../../primitives/root-props.ts';
import { classNames } from '../../primitives/class-names.ts';
import { rosette } from './rosette.ts';
import * as styles from './Rosette.css.ts';

export interface RosetteProps extends RootProps<SVGSVGElement> {
  /** Its lines are drawn from the top, once; not where the system asks for less motion. */
  draws?: boolean;
  /** For a place and a size that its surroundings decide. */
  className?: string | undefined;
}

/** Three woven bands around a disc, as printed on what is of value, in the colour of the text around them. An ornament: nothing is said to screen readers. */
export function Rosette({ draws = false, className, ...root }: RosetteProps) {
  return (
    <svg
      {...root}
      className={classNames(styles.rosette, draws && styles.draws, className)}
      viewBox="0 0 128 128"
      aria-hidden="true"
      focusable="false"
    >
      {rosette().map((line) => (
        <path key={line} d={line} pathLength={1} />
      ))}
    </svg>
  );
}
