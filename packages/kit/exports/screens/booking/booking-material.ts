export { MaterialScreen } from '../../../src/screens/booking/overbook/MaterialScreen.tsx';
