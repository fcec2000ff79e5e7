import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { SideStubCard } from '../perforated-card/SideStubCard.tsx';
import * as styles from './CouponList.css.ts';
import * as face from './CouponFace.css.ts';

export interface CouponSkeletonProps extends RootProps<HTMLDivElement> {
  /** How many. */
  count?: number;
  /** They are over: nothing is to be done with them. */
  over?: boolean;
}

/** Cards that have not come yet, in their shape and as high as those that come. */
export function CouponSkeleton({ count = 3, over = false, className, ...root }: CouponSkeletonProps) {
  return (
    <div {...root} className={classNames(styles.list, className)} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <SideStubCard
          key={at}
          quiet={over}
          stub={
            <>
              <Skeleton line="figure32" inlineSize="100%" />
              <Skeleton line="small" inlineSize="100%" />
            </>
          }
        >
          <div className={face.face}>
            <div className={face.head}>
              <Skeleton line="strong" inlineSize="6em" />
            </div>
            <Skeleton line="small" inlineSize="9em" />
            <div className={face.foot}>
              <div className={face.end}>
                <Skeleton line="small" inlineSize="7em" />
              </div>
              {!over && (
                <div className={face.action}>
                  <Skeleton inlineSize={72} blockSize={44} />
                </div>
              )}
            </div>
          </div>
        </SideStubCard>
      ))}
    </div>
  );
}
