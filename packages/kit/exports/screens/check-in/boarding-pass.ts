export { BoardingPassScreen } from '../../../src/screens/check-in/passes/BoardingPassScreen.tsx';
