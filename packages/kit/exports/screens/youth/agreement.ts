export { YouthAgreementScreen } from '../../../src/screens/youth/YouthTextScreens.tsx';
