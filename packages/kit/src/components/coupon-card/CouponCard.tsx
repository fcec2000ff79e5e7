import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Badge } from '../../primitives/badge/Badge.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import type { Day } from '../../rules/days.ts';
import { CouponEnd } from './CouponEnd.tsx';
import { CouponFace } from './CouponFace.tsx';
import { CouponWorth } from './CouponWorth.tsx';
import type { ShownCoupon } from './types.ts';

export interface CouponCardProps extends RootProps<HTMLDivElement> {
  /** The coupon, and its state. */
  coupon: ShownCoupon;
  /** The airline's day. */
  today: Day;
  /** Button or link to use it, while it is usable. */
  action?: ReactNode;
}

/** A coupon: what it is worth, what it is good for, and until when; or when it was used or expired. */
export function CouponCard({ coupon, today, action, ...root }: CouponCardProps) {
  const t = useMessages('coupons');
  const { state, title, scope, usedOrder } = coupon;
  return (
    <CouponFace
      data-state={state}
      {...root}
      stub={<CouponWorth promised={coupon} />}
      title={title}
      scope={state === 'used' && usedOrder !== undefined ? t('used.for', { order: usedOrder }) : scope}
      over={state !== 'usable'}
      tag={
        state !== 'usable' && <Badge icon={state === 'used' ? 'check' : 'clock'}>{t(`state.${state}`)}</Badge>
      }
      foot={<CouponEnd coupon={coupon} today={today} />}
      action={state === 'usable' && action}
    />
  );
}
