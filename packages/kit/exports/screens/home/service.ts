export { ServiceScreen } from '../../../src/screens/home/service/ServiceScreen.tsx';
