export { EditInvoiceTitleScreen } from '../../../src/screens/booking/overbook/TitleScreens.tsx';
