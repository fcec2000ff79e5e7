import { TierSurface } from '../../components/tier-surface/TierSurface.tsx';
import { useMessages } from '../../messages/provider.tsx';
import * as styles from './GuestJoin.css.ts';

/** Behind the first card, the highest at the back. */
const behind = ['GOL', 'SIL'] as const;

/** The first card of a member over those that follow. A picture: what it says is said beside it. */
export function CardFan() {
  const home = useMessages('home');
  const tiers = useMessages('tiers');
  return (
    <>
      {behind.map((tier) => (
        <div key={tier} className={styles.behind[tier]}>
          <TierSurface tier={tier}>
            <div className={styles.card} />
          </TierSurface>
        </div>
      ))}
      <div className={styles.front}>
        <TierSurface tier="STD">
          <div className={styles.card}>
            <p className={styles.tier}>{tiers('member.STD')}</p>
            <div>
              <p className={styles.label}>{home('points.available')}</p>
              <p className={styles.figure}>{0}</p>
            </div>
          </div>
        </TierSurface>
      </div>
    </>
  );
}
