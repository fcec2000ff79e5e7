export { CalculatorResultScreen } from '../../../src/screens/calculator/CalculatorResultScreen.tsx';
