export { YouthApplyScreen } from '../../../src/screens/programmes/youth/YouthApplyScreen.tsx';
