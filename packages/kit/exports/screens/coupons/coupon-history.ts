export { CouponHistoryScreen } from '../../../src/screens/coupons/CouponHistoryScreen.tsx';
