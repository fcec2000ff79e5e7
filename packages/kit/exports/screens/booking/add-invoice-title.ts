export { AddInvoiceTitleScreen } from '../../../src/screens/booking/overbook/TitleScreens.tsx';
