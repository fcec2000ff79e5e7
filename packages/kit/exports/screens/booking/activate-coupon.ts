export { ActivateCouponScreen } from '../../../src/screens/booking/overbook/ActivateCouponScreen.tsx';
