import type { ReactNode } from 'react';
import type { TierCode } from '../../contracts/points/points.ts';
import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { TierSurface } from '../tier-surface/TierSurface.tsx';
import * as measures from './TierMeasures.css.ts';
import * as styles from './TierProgress.css.ts';
import * as rings from './TierRings.css.ts';
import { TierRingsShape } from './TierRings.tsx';
import * as rule from './TierRule.css.ts';

export interface TierProgressSkeletonProps extends RootProps<HTMLDivElement> {
  /** The member's own tier, where it is known already. */
  tier?: TierCode | undefined;
}

const kinds = ['points', 'segments'] as const;

/** Head of the tier's page while it is on its way, as high as the one that comes; its labels are in real type. */
export function TierProgressSkeleton({ tier, className, ...root }: TierProgressSkeletonProps) {
  const t = useMessages('tier-progress');
  return (
    <Ground {...root} tier={tier} className={className}>
      <div className={styles.inner} aria-hidden="true">
        <div className={styles.head}>
          <div>
            <Skeleton line="figure24" inlineSize={112} />
            <Skeleton line="body" inlineSize={184} />
          </div>
          <div>
            <Skeleton line="small" inlineSize={56} />
            <Skeleton line="small" inlineSize={96} />
          </div>
        </div>
        <div className={rings.rings}>
          <TierRingsShape />
          <div className={rings.words}>
            <Skeleton line="small" inlineSize={72} />
            <Skeleton line="figure40" inlineSize={64} />
            <Skeleton line="small" inlineSize={88} />
          </div>
        </div>
        <div className={measures.measures}>
          {kinds.map((kind) => (
            <div key={kind} className={measures.measure}>
              <span className={measures.label}>
                <span className={measures.key[kind]} />
                {t(`measure.${kind}`)}
              </span>
              <span className={classNames(measures.value, measures.have)}>
                <Skeleton line="figure24" inlineSize={96} />
              </span>
            </div>
          ))}
        </div>
        <div className={rule.rule}>
          <Skeleton line="small" inlineSize={168} />
          <Skeleton line="small" inlineSize={232} />
        </div>
      </div>
    </Ground>
  );
}

/** The surface of a tier, or the page's own while nobody knows which. */
function Ground({
  tier,
  children,
  ...root
}: TierProgressSkeletonProps & {
  children: ReactNode;
}) {
  return tier === undefined ? (
    <div {...root}>{children}</div>
  ) : (
    <TierSurface {...root} tier={tier} weave="tall" shape="head">
      {children}
    </TierSurface>
  );
}
