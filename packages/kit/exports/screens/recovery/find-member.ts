export { FindMemberScreen } from '../../../src/screens/account/recovery/FindMemberScreen.tsx';
