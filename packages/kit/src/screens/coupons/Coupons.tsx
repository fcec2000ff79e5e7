import { CouponCard } from '../../components/coupon-card/CouponCard.tsx';
import { CouponList } from '../../components/coupon-card/CouponList.tsx';
import type { Coupon } from '../../contracts/coupons/coupons.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { couponsByState } from '../../rules/coupons/coupon.ts';
import type { Day } from '../../rules/days.ts';
import { UseCoupon } from './UseCoupon.tsx';
import * as styles from './coupons.css.ts';

interface CouponsProps {
  coupons: readonly Coupon[];
  /** The airline's day. */
  today: Day;
  /** Name of the coupons, where no heading above gives it. */
  label?: string;
}

/** The cards of some coupons. */
export function Coupons({ coupons, today, label }: CouponsProps) {
  return (
    <CouponList label={label}>
      {coupons.map((coupon) => (
        <li key={coupon.couponId}>
          <CouponCard coupon={coupon} today={today} action={<UseCoupon coupon={coupon} />} />
        </li>
      ))}
    </CouponList>
  );
}

/** Coupons under the heading of their state, with how many there are. */
export function CouponsByState({ coupons, today }: Omit<CouponsProps, 'label'>) {
  const t = useMessages('coupons');
  return (
    <div>
      {couponsByState(coupons).map((group) => (
        <Section
          key={group.state}
          title={t(`tab.${group.state}`)}
          action={<span className={styles.count}>{t('count', { count: group.coupons.length })}</span>}
        >
          <Coupons coupons={group.coupons} today={today} />
        </Section>
      ))}
    </div>
  );
}
