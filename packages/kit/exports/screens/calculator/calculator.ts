export { CalculatorScreen } from '../../../src/screens/calculator/CalculatorScreen.tsx';
