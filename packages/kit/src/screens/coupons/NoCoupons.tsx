import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import type { CouponState } from '../../rules/coupons/coupon.ts';

interface NoCouponsProps {
  of: 'all' | CouponState;
  /** For how long ended coupons are listed. */
  months: number;
}

/** No coupon of a state: the way to some, or to those that ended before. */
export function NoCoupons({ of, months }: NoCouponsProps) {
  const t = useMessages('coupons');
  const { href } = useNavigation();
  const over = of === 'used' || of === 'expired';
  return (
    <EmptyState
      drawing="coupon"
      title={t(`none.${of}`, { months })}
      text={!over && t('none.text')}
      action={
        <Button variant="outline" size="medium" href={href(over ? 'couponHistory' : 'offers')}>
          {t(over ? 'rows.history' : 'toOffers')}
        </Button>
      }
    />
  );
}
