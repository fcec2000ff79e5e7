import { CouponSkeleton } from '../../components/coupon-card/CouponSkeleton.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { Reading, type ReadingProps } from '../shell/ReadStates.tsx';

type CouponStatesProps<Data> = Pick<ReadingProps<Data>, 'read' | 'title' | 'skeleton' | 'children'>;

/** Every state of a read of coupons: cards on their way, a failure, or what there is. */
export function CouponStates<Data>(props: CouponStatesProps<Data>) {
  const t = useMessages('coupons');
  return <Reading note={t('unchanged')} skeleton={<CouponSkeleton />} {...props} />;
}
