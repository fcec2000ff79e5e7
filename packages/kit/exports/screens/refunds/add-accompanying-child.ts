export { AddAccompanyingScreen } from '../../../src/screens/refunds/AddAccompanyingScreen.tsx';
