import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import * as styles from './form.css.ts';

/** Label and control, as often as the form begins with them. */
export function FormSkeleton() {
  return (
    <div className={styles.skeleton}>
      {['4em', '6em', '5em', '5em', '7em'].map((width, index) => (
        <div key={`${index} ${width}`} className={styles.skeletonField}>
          <Skeleton inlineSize={width} blockSize={14} />
          <Skeleton inlineSize="100%" blockSize={48} />
        </div>
      ))}
    </div>
  );
}
