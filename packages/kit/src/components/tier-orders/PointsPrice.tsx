import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { Amount } from '../amount/Amount.tsx';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { pointsMissing, type TierPrice } from '../../rules/tiers/sale.ts';
import * as styles from './PointsPrice.css.ts';

export interface PointsPriceProps extends RootProps<HTMLDivElement> {
  /** In points, with money besides or without. */
  price: TierPrice;
  /** Points that can be spent. */
  available: number;
  /** A way to what is missing. */
  way?: ReactNode;
}

/** A price in points, with money besides where there is some, set against the member's own points by bar and by words. */
export function PointsPrice({ price, available, way, className, ...root }: PointsPriceProps) {
  const t = useMessages('tier-orders');
  const { money } = useFormats();
  const { points, cash } = price;
  const missing = pointsMissing(price, available);
  const own = points > 0 ? Math.min(1, Math.max(0, available) / points) * 100 : 100;
  return (
    <div {...root} className={classNames(styles.root, className)}>
      <p className={styles.price}>
        <span className={styles.figure}>
          <Amount value={points} unit={t('unit', { count: points })} />
        </span>
        {cash && <span className={styles.cash}>{t('price.and', { money: money(cash) })}</span>}
      </p>
      <div className={styles.scale} aria-hidden>
        <div className={styles.own} style={{ inlineSize: `${own}%` }} />
      </div>
      <div className={styles.foot}>
        {missing === 0 ? (
          <p className={styles.enough}>
            <Icon name="check" size={16} />
            {t('enough', { points: available - points })}
          </p>
        ) : (
          <p className={styles.missing}>{t('short', { points: missing })}</p>
        )}
        {missing > 0 && way}
      </div>
    </div>
  );
}
