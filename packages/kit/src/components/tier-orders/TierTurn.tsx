import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import type { TierCode } from '../../contracts/points/points.ts';
import { useMessages } from '../../messages/provider.tsx';
import { groupedCardNumber } from '../../rules/member.ts';
import { TierSurface } from '../tier-surface/TierSurface.tsx';
import * as styles from './TierTurn.css.ts';

export interface TierTurnProps extends RootProps<HTMLDivElement> {
  /** The new tier. */
  tier: TierCode;
  /** The tier before, whose card turns away; none where it is not known. */
  before?: TierCode | undefined;
  /** As it is written in the language in use; left out while it is not known. */
  name?: string | undefined;
  /** Membership number, 12 digits; left out while it is not known. */
  cardNumber?: string | undefined;
}

/** The card of a new tier before the one that it comes from, which turns away once. The words beside it say the same. */
export function TierTurn({ tier, before, name, cardNumber, className, ...root }: TierTurnProps) {
  const tiers = useMessages('tiers');
  return (
    <div {...root} className={classNames(styles.cards, className)} aria-hidden>
      {before !== undefined && (
        <div className={styles.before}>
          <TierSurface tier={before} weave="tall">
            <div className={styles.card}>
              <p className={styles.tier}>{tiers(`member.${before}`)}</p>
            </div>
          </TierSurface>
        </div>
      )}
      <div className={styles.now}>
        <TierSurface tier={tier} weave="tall">
          <div className={styles.card}>
            <div className={styles.row}>
              <p className={styles.tier}>{tiers(`member.${tier}`)}</p>
              <p className={styles.name}>{name}</p>
            </div>
            {cardNumber !== undefined && <p className={styles.number}>{groupedCardNumber(cardNumber)}</p>}
          </div>
        </TierSurface>
      </div>
    </div>
  );
}
