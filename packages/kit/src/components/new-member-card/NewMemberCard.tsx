import { useMessages } from '../../messages/provider.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { groupedCardNumber } from '../../rules/member.ts';
import { TierSurface } from '../tier-surface/TierSurface.tsx';
import * as styles from './NewMemberCard.css.ts';

export interface NewMemberCardProps extends RootProps<HTMLDivElement> {
  /** As it was registered: 张三, ZHANG/SAN. */
  name: string;
  /** Membership number, 12 digits. */
  cardNumber: string;
}

/** The card of somebody who has just become a member: the number is the largest thing, as it is what they need next. */
export function NewMemberCard({ name, cardNumber, ...root }: NewMemberCardProps) {
  const t = useMessages('register');
  const tiers = useMessages('tiers');
  return (
    <TierSurface {...root} tier="STD" weave="tall">
      <section className={styles.card} aria-label={t('success.card')}>
        <div className={styles.head}>
          <p className={styles.name}>{name}</p>
          <p className={styles.tier}>{tiers('member.STD')}</p>
        </div>
        <div>
          <p className={styles.label}>{t('success.number')}</p>
          <p className={styles.number}>{groupedCardNumber(cardNumber)}</p>
        </div>
      </section>
    </TierSurface>
  );
}
