import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { Amount } from '../amount/Amount.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { priceOfPoints, suggestedPoints } from '../../rules/points-orders/buying.ts';
import type { PointsOffer } from '../../rules/points-orders/order.ts';
import * as styles from './PointsAmounts.css.ts';

export interface PointsAmountsProps extends RootProps<HTMLDivElement> {
  /** Points that can be bought, and for how much. */
  offer: PointsOffer;
  /** Points written in the field now. */
  value: number | undefined;
  /** A figure was pressed; points. */
  onChange: (points: number) => void;
}

/** Round figures with their prices; one that is pressed is in the field. */
export function PointsAmounts({ offer, value, onChange, className, ...root }: PointsAmountsProps) {
  const t = useMessages('points-orders');
  const { number } = useFormats();
  return (
    <div
      {...root}
      role="group"
      aria-label={t('amount.common')}
      className={classNames(styles.amounts, className)}
    >
      {suggestedPoints(offer).map((points) => (
        <button
          key={points}
          type="button"
          className={styles.amount}
          aria-pressed={points === value}
          onClick={() => onChange(points)}
        >
          <span className={styles.points}>
            {number(points)}
            <VisuallyHidden> {t('amount.unit', { points })}</VisuallyHidden>
          </span>{' '}
          <span className={styles.price}>
            <Amount value={priceOfPoints(points, offer)} />
          </span>
        </button>
      ))}
    </div>
  );
}
