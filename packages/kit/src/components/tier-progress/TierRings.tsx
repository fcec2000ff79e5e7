import type { ReactNode } from 'react';
import { reachedPart, type TierMeasure } from '../../rules/tiers/progress.ts';
import { classNames } from '../../primitives/class-names.ts';
import { useOnce } from '../../primitives/use-once.ts';
import * as styles from './TierRings.css.ts';

const size = 184;
const width = 8;
const gap = 4;

/** Radius of the first ring, and of those within it. */
const radiusOf = (at: number): number => (size - width) / 2 - at * (width + gap);

export interface TierRingsProps {
  /** The outer ring first; two at most are drawn. */
  measures: readonly TierMeasure[];
  /** Content of the middle. */
  children: ReactNode;
}

/** One ring for each measure on a pale disc. The figures are in words beside it, so the picture is silent. */
export function TierRings({ measures, children }: TierRingsProps) {
  return (
    <div className={styles.rings}>
      <svg className={styles.picture} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
        <circle cx={size / 2} cy={size / 2} r={size / 2} className={styles.disc} />
        {measures.slice(0, 2).map((measure, at) => (
          <Ring key={measure.kind} radius={radiusOf(at)} measure={measure} />
        ))}
      </svg>
      <div className={styles.words}>{children}</div>
    </div>
  );
}

/** Both rings while nobody knows how far they are closed. */
export function TierRingsShape() {
  return (
    <svg className={styles.picture} viewBox={`0 0 ${size} ${size}`} focusable="false">
      {[0, 1].map((at) => (
        <circle
          key={at}
          cx={size / 2}
          cy={size / 2}
          r={radiusOf(at)}
          strokeWidth={width}
          className={styles.shape}
        />
      ))}
    </svg>
  );
}

function Ring({ radius, measure }: { radius: number; measure: TierMeasure }) {
  const growing = useOnce(styles.growing);
  const part = reachedPart(measure);
  const circle = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: width, pathLength: 100 };
  return (
    <>
      <circle {...circle} className={styles.track} />
      {part > 0 && (
        <circle
          {...circle}
          {...growing}
          className={classNames(styles.ring[measure.kind], growing.className)}
          strokeDasharray={`${part * 100} 100`}
        />
      )}
    </>
  );
}
