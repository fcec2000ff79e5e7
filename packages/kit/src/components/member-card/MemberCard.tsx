import type { TierCode } from '../../contracts/points/points.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { groupedCardNumber } from '../../rules/member.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { TierSurface } from '../tier-surface/TierSurface.tsx';
import * as styles from './MemberCard.css.ts';

/** Member whom the card belongs to. */
export interface Holder {
  /** As it is written in the language in use. */
  readonly name?: string | undefined;
  /** Membership number, 12 digits. */
  readonly cardNumber?: string | undefined;
}

export interface MemberCardProps extends RootProps<HTMLDivElement> {
  /** Name and number. */
  holder: Holder;
  /** Tier whose surface the card has. */
  tier: TierCode;
  /** Last day of the tier, `2026-12-31`. */
  validUntil?: string | undefined;
  /** Points that can be spent now. */
  points: number;
  /** Points that were spent beyond the balance. */
  overdrawn?: number | undefined;
  /** Where the points bill is. */
  billHref: string;
}

/** The member's card: name and number, tier and its last day, the balance as the largest thing. */
export function MemberCard({
  holder,
  tier,
  validUntil,
  points,
  overdrawn = 0,
  billHref,
  ...root
}: MemberCardProps) {
  const t = useMessages('mine');
  const tiers = useMessages('tiers');
  const formats = useFormats();
  return (
    <TierSurface {...root} tier={tier} weave="tall">
      <section className={styles.card} aria-label={t('card.label')}>
        <div className={styles.row}>
          <div>
            {holder.name !== undefined && <p className={styles.name}>{holder.name}</p>}
            {holder.cardNumber !== undefined && (
              <p className={styles.number}>
                <VisuallyHidden>{t('card.number')} </VisuallyHidden>
                {groupedCardNumber(holder.cardNumber)}
              </p>
            )}
          </div>
          <div className={styles.tier}>
            <p className={styles.tierName}>{tiers(`member.${tier}`)}</p>
            {validUntil !== undefined && (
              <p className={styles.second}>{t('card.until', { date: formats.date(validUntil, 'date') })}</p>
            )}
          </div>
        </div>
        <div className={styles.foot}>
          <div>
            <p className={styles.second}>{t('card.available')}</p>
            <p className={styles.figure}>{formats.number(points)}</p>
            {overdrawn > 0 && <p className={styles.second}>{t('card.overdrawn', { points: overdrawn })}</p>}
          </div>
          <Link look="plain" href={billHref} className={styles.bill}>
            {t('card.bill')}
            <Icon name="chevron" size={16} />
          </Link>
        </div>
      </section>
    </TierSurface>
  );
}
