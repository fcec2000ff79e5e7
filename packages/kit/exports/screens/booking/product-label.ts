export { ProductLabelScreen } from '../../../src/screens/booking/overbook/ProductLabelScreen.tsx';
