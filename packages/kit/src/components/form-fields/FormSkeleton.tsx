import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import * as styles from './FormSkeleton.css.ts';

/** Of the labels, uneven as real ones are. */
const widths = ['4em', '6em', '5em', '4.5em', '7em'] as const;

/** Label and control, as often as the form begins with them. */
export function FormSkeleton({ className, ...root }: RootProps<HTMLDivElement>) {
  return (
    <div {...root} className={classNames(styles.skeleton, className)}>
      {widths.map((width) => (
        <div key={width} className={styles.field}>
          <Skeleton inlineSize={width} blockSize={14} />
          <Skeleton inlineSize="100%" blockSize={48} />
        </div>
      ))}
    </div>
  );
}
