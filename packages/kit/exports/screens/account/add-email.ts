export { AddEmailScreen } from '../../../src/screens/account/AddEmailScreen.tsx';
