import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { SideStubCard } from '../perforated-card/SideStubCard.tsx';
import * as styles from './CouponList.css.ts';
import * as face from './CouponFace.css.ts';

/** Cards that have not come yet, in their shape. */
export function CouponSkeleton({
  count = 3,
  className,
  ...root
}: RootProps<HTMLDivElement> & { /** How many. */ count?: number }) {
  return (
    <div {...root} className={classNames(styles.list, className)}>
      {Array.from({ length: count }, (_, at) => (
        <SideStubCard key={at} stub={<Skeleton inlineSize="100%" blockSize={40} />}>
          <div className={face.face}>
            <Skeleton inlineSize="7em" blockSize={20} />
            <div className={face.foot}>
              <Skeleton inlineSize="9em" blockSize={16} />
            </div>
          </div>
        </SideStubCard>
      ))}
    </div>
  );
}
