import { classNames } from '../class-names.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Skeleton.css.ts';

type Block = {
  /** As high as what will come; px, or any CSS length. */
  blockSize: number | string;
  line?: undefined;
};

type Line = {
  blockSize?: undefined;
  /** Style of the text that will be here: the place takes the height of one line of it, the block a little less. */
  line: keyof typeof styles.lines;
};

export type SkeletonProps = RootProps<HTMLSpanElement> & {
  /** Width of what will be here: px as a number, or CSS text such as `60%` or `1.5em`. */
  inlineSize: number | string;
  /** A ring or a round picture in place of a block. */
  shape?: 'block' | 'round' | undefined;
} & (Block | Line);

/** The place of something that has not come yet. */
export function Skeleton({ inlineSize, blockSize, line, shape, className, style, ...root }: SkeletonProps) {
  const names = classNames(
    styles.skeleton,
    shape === 'round' && styles.round,
    line !== undefined && styles.lines[line],
    className,
  );
  return (
    <span
      data-part="skeleton"
      {...root}
      className={names}
      style={{ inlineSize, blockSize, ...style }}
      aria-hidden
    />
  );
}
