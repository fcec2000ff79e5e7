export { CouponsScreen } from '../../../src/screens/coupons/CouponsScreen.tsx';
