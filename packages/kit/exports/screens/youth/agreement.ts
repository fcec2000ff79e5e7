export { YouthAgreementScreen } from '../../../src/screens/programmes/youth/YouthTextScreens.tsx';
