export { CalculatorResultScreen } from '../../../src/screens/points/calculator/CalculatorResultScreen.tsx';
