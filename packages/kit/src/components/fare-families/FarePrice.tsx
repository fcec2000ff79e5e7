import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Amount } from '../amount/Amount.tsx';
import type { FareFamily } from './types.ts';
import * as styles from './FarePrice.css.ts';

export interface FarePriceProps {
  fare: FareFamily;
  /** In points, where the fare has such a price. */
  points: boolean;
}

/** Price of one adult, taxes included; in points the taxes come on top. */
export function FarePrice({ fare: { price, currency, points: inPoints }, points }: FarePriceProps) {
  const t = useMessages('fare-families');
  const { money } = useFormats();
  const { adult } = price;
  const taxes = adult.total - adult.fare;
  return (
    <span className={styles.price}>
      <span className={styles.sum}>
        {points && inPoints !== undefined ? (
          <Amount value={inPoints} unit={t('points', { count: inPoints })} />
        ) : (
          <Amount value={{ amount: adult.total, currency }} />
        )}
      </span>
      <span className={styles.of}>
        {points && inPoints !== undefined
          ? t('pointsPlus', { taxes: money({ amount: taxes, currency }) })
          : t('perAdult')}
      </span>
    </span>
  );
}
