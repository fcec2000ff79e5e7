export { InvoiceTitlesScreen } from '../../../src/screens/booking/overbook/TitleScreens.tsx';
