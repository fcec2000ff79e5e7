export { CouponCard, type CouponCardProps } from '../../src/components/coupon-card/CouponCard.tsx';
export { CouponList, type CouponListProps } from '../../src/components/coupon-card/CouponList.tsx';
export {
  CouponSkeleton,
  type CouponSkeletonProps,
} from '../../src/components/coupon-card/CouponSkeleton.tsx';
export { OfferCard, type OfferCardProps } from '../../src/components/coupon-card/OfferCard.tsx';
export { VoucherCard, type VoucherCardProps } from '../../src/components/coupon-card/VoucherCard.tsx';
export type { ShownCoupon } from '../../src/components/coupon-card/types.ts';
