export { RegionAndLanguageScreen } from '../../../src/screens/mine/RegionAndLanguageScreen.tsx';
