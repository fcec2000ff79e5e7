export { CouponsScreen } from '../../../src/screens/booking/overbook/CouponsScreen.tsx';
