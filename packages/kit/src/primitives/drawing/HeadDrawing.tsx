import type { RootProps } from '../root-props.ts';
import { classNames } from '../class-names.ts';
import * as styles from './HeadDrawing.css.ts';
import { headDrawings } from './head-drawings.ts';
import { Strokes } from './Strokes.tsx';

/** Name of a drawing in the head of an area. */
export type HeadDrawingName = keyof typeof headDrawings;

/** Every name of the set, for pages that show it. */
export const headDrawingNames = Object.keys(headDrawings) as HeadDrawingName[];

export type HeadDrawingProps = RootProps<SVGSVGElement> & {
  /** Name of the drawing. */
  name: HeadDrawingName;
  /** For a place or a size that its surroundings decide. */
  className?: string | undefined;
};

/** The drawing in the head of an area. Silent: the sentence beside it says what the area is for. */
export function HeadDrawing({ name, className, ...root }: HeadDrawingProps) {
  return (
    <svg
      {...root}
      viewBox="0 0 168 132"
      className={classNames(styles.drawing, className)}
      aria-hidden="true"
      focusable="false"
    >
      <Strokes strokes={headDrawings[name]} />
    </svg>
  );
}
