import * as styles from './Skeleton.css.ts';

export type SkeletonProps = {
  /** Width and height of what will be here: px as a number, or CSS text such as `60%` or `1.5em`. */
  inlineSize: number | string;
  /** As high as what will come; px, or any CSS length. */
  blockSize: number | string;
};

/** The place of something that has not come yet. */
export function Skeleton({ inlineSize, blockSize }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ inlineSize, blockSize }} aria-hidden />;
}
