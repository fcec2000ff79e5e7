export { HomeScreen } from '../../../src/screens/home/HomeScreen.tsx';
