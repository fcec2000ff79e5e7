import { Amount } from '../amount/Amount.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import * as styles from './CouponFace.css.ts';
import type { Promised } from './types.ts';

/** Worth of a coupon, as its largest thing, and from which price on. */
export function CouponWorth({ promised: { kind, worth, minimum } }: { promised: Promised }) {
  const t = useMessages('coupons');
  const { money } = useFormats();
  return (
    <>
      <p className={styles.figure}>
        {worth.type === 'money' ? (
          <Amount value={worth.money} />
        ) : worth.type === 'times' ? (
          <Amount value={worth.count} unit={t('unit.times', { count: worth.count })} />
        ) : (
          <Amount value={worth.kilograms} unit={t('unit.weight')} />
        )}
      </p>
      <p className={styles.terms}>{minimum ? t('minimum', { amount: money(minimum) }) : t(`kind.${kind}`)}</p>
    </>
  );
}
