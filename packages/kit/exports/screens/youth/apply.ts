export { YouthApplyScreen } from '../../../src/screens/youth/YouthApplyScreen.tsx';
