export { OffersScreen } from '../../../src/screens/coupons/OffersScreen.tsx';
