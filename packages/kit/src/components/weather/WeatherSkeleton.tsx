import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import * as styles from './WeatherSkeleton.css.ts';

/** Weather on its way. */
export function WeatherSkeleton({ className, ...root }: RootProps<HTMLDivElement>) {
  return (
    <div {...root} className={classNames(styles.shape, className)}>
      <Skeleton line="figure40" inlineSize="50%" />
      <Skeleton inlineSize="100%" blockSize={120} />
      <Skeleton inlineSize="100%" blockSize={104} />
      <Skeleton inlineSize="100%" blockSize={320} />
    </div>
  );
}
