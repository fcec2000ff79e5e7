export { CabinChoiceScreen } from '../../../src/screens/booking/cabin-choice/CabinChoiceScreen.tsx';
