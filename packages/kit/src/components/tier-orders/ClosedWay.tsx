import type { ReactNode } from 'react';
import type { ClosedTierOffer } from '../../contracts/orders/tier-orders.ts';
import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Icon, type IconName } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
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

export interface ClosedWayProps extends RootProps<HTMLDivElement> {
  /** Which way, and why it is closed. */
  closed: ClosedTierOffer;
  /** The way out. */
  action?: ReactNode;
}

/** Why a tier cannot be had in this way, and what to do instead. */
export function ClosedWay({
  closed: { bar, leastPercent, flownPercent },
  action,
  className,
  ...root
}: ClosedWayProps) {
  const t = useMessages('tier-orders');
  return (
    <div {...root} className={classNames(styles.root, className)}>
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
    </div>
  );
}
