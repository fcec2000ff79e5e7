export { MoreServicesScreen } from '../../../src/screens/booking/pages/MoreServicesScreen.tsx';
