import type { ExpiringBatch, TierCode } from '../../contracts/points/points.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { groupedCardNumber } from '../../rules/member.ts';
import { TierSurface } from '../tier-surface/TierSurface.tsx';
import * as styles from './PointsCard.css.ts';

export interface PointsCardProps extends RootProps<HTMLDivElement> {
  /** Tier whose surface the card has. */
  tier: TierCode;
  /** Membership number, 12 digits. */
  cardNumber?: string | undefined;
  /** Points that can be spent now. */
  points: number;
  /** Points that were spent beyond the balance. */
  overdrawn?: number | undefined;
  /** The batch that expires first. */
  nearest?: ExpiringBatch | undefined;
}

/** The balance at a glance, on the member's tier: for the home screen. */
export function PointsCard({ tier, cardNumber, points, overdrawn = 0, nearest, ...root }: PointsCardProps) {
  const t = useMessages('home');
  const tiers = useMessages('tiers');
  const formats = useFormats();
  return (
    <TierSurface {...root} tier={tier}>
      <div className={styles.card}>
        <div>
          <p className={styles.second}>{t('points.available')}</p>
          <p className={styles.figure}>{formats.number(points)}</p>
          {overdrawn > 0 && <p className={styles.second}>{t('points.overdrawn', { points: overdrawn })}</p>}
        </div>
        <div className={styles.side}>
          <p className={styles.identity}>
            <span>{tiers(`name.${tier}`)}</span>
            {cardNumber !== undefined && (
              <span className={styles.number}>{groupedCardNumber(cardNumber)}</span>
            )}
          </p>
          {nearest && (
            <p className={styles.second}>
              {t.rich('points.expiring', {
                b: (words) => <strong className={styles.strong}>{words}</strong>,
                points: formats.number(nearest.points),
                date: formats.date(nearest.expireDate, 'monthDay'),
              })}
            </p>
          )}
        </div>
      </div>
    </TierSurface>
  );
}
