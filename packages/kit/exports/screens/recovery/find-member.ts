export { FindMemberScreen } from '../../../src/screens/recovery/FindMemberScreen.tsx';
