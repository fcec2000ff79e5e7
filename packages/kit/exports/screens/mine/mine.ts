export { MineScreen } from '../../../src/screens/mine/MineScreen.tsx';
