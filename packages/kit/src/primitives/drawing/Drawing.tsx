import type { RootProps } from '../root-props.ts';
import { classNames } from '../class-names.ts';
import * as styles from './Drawing.css.ts';
import { drawings } from './drawings.ts';
import { Strokes } from './Strokes.tsx';

/** Name of a drawing in the set. */
export type DrawingName = keyof typeof drawings;

/** Every name of the set, for pages that show it. */
export const drawingNames = Object.keys(drawings) as DrawingName[];

export type DrawingProps = RootProps<SVGSVGElement> & {
  /** Name of the drawing. */
  name: DrawingName;
  /** For a place or a size that its surroundings decide. */
  className?: string | undefined;
};

/** A drawing of the thing that is missing, in lines of one weight. Silent: the words beside it say what it shows. */
export function Drawing({ name, className, ...root }: DrawingProps) {
  return (
    <svg
      {...root}
      viewBox="0 0 168 112"
      className={classNames(styles.drawing, className)}
      aria-hidden="true"
      focusable="false"
    >
      <Strokes strokes={drawings[name]} />
    </svg>
  );
}
