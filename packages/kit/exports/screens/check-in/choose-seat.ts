export { ChooseSeatScreen } from '../../../src/screens/check-in/seats/ChooseSeatScreen.tsx';
