import type { ReactNode } from 'react';
import type { ClosedTierOffer } from '../../contracts/orders/tier-orders.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Icon, type IconName } from '../../primitives/icon/Icon.tsx';
import type { TierBar } from '../../rules/tiers/sale.ts';
import * as styles from './ClosedWay.css.ts';

const icons: Readonly<Record<TierBar, IconName>> = {
  child: 'lock',
  topTier: 'star',
  notSold: 'lock',
  tooFar: 'flight',
  kept: 'check',
  running: 'check',
};

export interface ClosedWayProps {
  /** Which way, and why it is closed. */
  closed: ClosedTierOffer;
  /** The way out. */
  action?: ReactNode;
}

/** Why a tier cannot be had in this way, and what to do instead. */
export function ClosedWay({ closed: { bar, leastPercent, flownPercent }, action }: ClosedWayProps) {
  const t = useMessages('tier-orders');
  return (
    <>
      <div className={styles.closed}>
        <span className={styles.icon}>
          <Icon name={icons[bar]} size={20} />
        </span>
        <div className={styles.words}>
          <p className={styles.title}>{t(`barTitle.${bar}`)}</p>
          <p className={styles.text}>{t(`bar.${bar}`)}</p>
          {leastPercent !== undefined && flownPercent !== undefined && (
            <p className={styles.text}>{t('flown', { flown: flownPercent, least: leastPercent })}</p>
          )}
        </div>
      </div>
      {action}
    </>
  );
}
