export { InstructionsScreen } from '../../../src/screens/coupons/InstructionsScreen.tsx';
