import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { daysLeft, endingSoonDays } from '../../rules/coupons/coupon.ts';
import type { Day } from '../../rules/days.ts';
import * as styles from './CouponEnd.css.ts';
import type { ShownCoupon } from './types.ts';

interface CouponEndProps {
  coupon: Pick<ShownCoupon, 'state' | 'expireDate' | 'usedOn'>;
  /** The airline's day. */
  today: Day;
}

/** Until when a coupon can be used, in days once they are few; or when it was used or has ended. */
export function CouponEnd({ coupon: { state, expireDate, usedOn }, today }: CouponEndProps) {
  const t = useMessages('coupons');
  const { date } = useFormats();
  if (state === 'used') return t('used.on', { date: date(usedOn ?? expireDate, 'date') });
  if (state === 'expired') return t('expired.on', { date: date(expireDate, 'date') });
  const days = daysLeft({ expireDate }, today);
  if (days > endingSoonDays) return t('ends.on', { date: date(expireDate, 'date') });
  return (
    <span className={styles.soon}>
      <Icon name="clock" size={16} />
      <span>{days === 0 ? t('ends.today') : t('ends.soon', { days })}</span>
    </span>
  );
}
