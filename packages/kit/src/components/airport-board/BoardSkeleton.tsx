import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import * as styles from './BoardSkeleton.css.ts';

/** Breadths of the cities, uneven as real ones are. */
const rows = [72, 96, 64, 120, 80, 104, 76, 88] as const;

/** Rows of a board on their way, as high as those that come. */
export function BoardSkeleton({ className, ...root }: RootProps<HTMLDivElement>) {
  return (
    <div {...root} className={classNames(styles.rows, className)}>
      {rows.map((breadth) => (
        <div key={breadth} className={styles.row}>
          <Skeleton line="strong" inlineSize={48} />
          <span>
            <Skeleton line="strong" inlineSize={breadth} />
            <Skeleton line="small" inlineSize={56} />
          </span>
          <Skeleton line="strong" inlineSize={36} />
        </div>
      ))}
    </div>
  );
}
