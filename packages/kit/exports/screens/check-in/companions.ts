export { CompanionsScreen } from '../../../src/screens/check-in/people/CompanionsScreen.tsx';
