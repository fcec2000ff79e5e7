import type { ReactNode } from 'react';
import type { TierCode } from '../../contracts/points/points.ts';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { Guilloche, type GuillocheProps } from '../guilloche/Guilloche.tsx';
import * as styles from './TierSurface.css.ts';

export interface TierSurfaceProps extends RootProps<HTMLDivElement> {
  /** Tier whose surface it is. */
  tier: TierCode;
  /** The woven band behind the words; none on a pill. */
  weave?: NonNullable<GuillocheProps['weave']>;
  /** A pill is the small form, as beside the greeting; a head reaches both edges under a bar of the same tone. */
  shape?: 'card' | 'pill' | 'head';
  /** Content of the surface, in the colour that it sets. */
  children: ReactNode;
}

/**
 * The surface of a tier: a 120° gradient, a hairline, and the woven band. It sets the colour of the words on it;
 * the tier's name must be there as a word, for colour alone tells nobody.
 */
export function TierSurface({
  tier,
  weave = 'card',
  shape = 'card',
  children,
  className,
  ...root
}: TierSurfaceProps) {
  const look = classNames(
    styles.surface,
    styles.ofTier[tier],
    shape === 'pill' && styles.pill,
    shape === 'head' && styles.head,
    shape === 'head' && styles.headOfTier[tier],
    className,
  );
  return (
    <div {...root} className={look}>
      {shape !== 'pill' && (
        <div className={classNames(styles.weave, weave === 'tall' && styles.tall)}>
          <Guilloche weave={weave} />
        </div>
      )}
      <div className={styles.words}>{children}</div>
    </div>
  );
}
