import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import * as styles from './CouponFace.css.ts';
import type { Promised } from './types.ts';

/** The digits of an amount, with what parts them: `1,000`. */
const digits = /(\d[\d\s.,]*\d|\d)/;

/** Worth of a coupon, as its largest thing, and from which price on. */
export function CouponWorth({ promised: { kind, worth, minimum } }: { promised: Promised }) {
  const t = useMessages('coupons');
  const { number, money } = useFormats();
  return (
    <>
      <p className={styles.worth}>
        {worth.type === 'money' ? (
          <Amount text={money(worth.money)} />
        ) : (
          <>
            <span className={styles.figure}>
              {number(worth.type === 'times' ? worth.count : worth.kilograms)}
            </span>{' '}
            <span className={styles.unit}>
              {worth.type === 'times' ? t('unit.times', { count: worth.count }) : t('unit.weight')}
            </span>
          </>
        )}
      </p>
      <p className={styles.terms}>{minimum ? t('minimum', { amount: money(minimum) }) : t(`kind.${kind}`)}</p>
    </>
  );
}

/** ¥100, 60元: the currency smaller than its figure, on whichever side the language has it. */
function Amount({ text }: { text: string }) {
  const [before = '', figure = '', after = ''] = text.split(digits);
  return (
    <>
      {before.trim() !== '' && <span className={styles.unit}>{before.trim()}</span>}
      <span className={styles.figure}>{figure}</span>
      {after.trim() !== '' && <span className={styles.unit}>{after.trim()}</span>}
    </>
  );
}
