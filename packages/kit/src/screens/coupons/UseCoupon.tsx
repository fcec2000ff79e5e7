import type { Coupon } from '../../contracts/coupons/coupons.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';

/** Leads to where a coupon is used; where that is not on this site, to how it is used. */
export function UseCoupon({ coupon: { kind, title } }: { coupon: Pick<Coupon, 'kind' | 'title'> }) {
  const t = useMessages('coupons');
  const { href } = useNavigation();
  const way = kind === 'seat' ? 'use' : 'how';
  return (
    <Button
      variant="tinted"
      size="medium"
      href={way === 'use' ? href('checkIn') : href('couponInstructions', { query: { kind } })}
      aria-label={t(`${way}.of`, { title })}
    >
      {t(way)}
    </Button>
  );
}
