export { FeeCalculatorScreen } from '../../../src/screens/refunds/FeeCalculatorScreen.tsx';
