export { CalculatorScreen } from '../../../src/screens/points/calculator/CalculatorScreen.tsx';
