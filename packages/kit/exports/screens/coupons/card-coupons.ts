export { CardCouponsScreen } from '../../../src/screens/coupons/CardCouponsScreen.tsx';
