export { EditCompanionScreen } from '../../../src/screens/check-in/people/EditCompanionScreen.tsx';
