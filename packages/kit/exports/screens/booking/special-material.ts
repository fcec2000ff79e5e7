export { SpecialMaterialScreen } from '../../../src/screens/booking/overbook/SpecialMaterialScreen.tsx';
