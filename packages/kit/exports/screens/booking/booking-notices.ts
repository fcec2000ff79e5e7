export { NoticesScreen } from '../../../src/screens/booking/overbook/NoticesScreen.tsx';
