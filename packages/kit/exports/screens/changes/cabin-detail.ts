export { CabinDetailScreen } from '../../../src/screens/changes/upgrade/CabinDetailScreen.tsx';
