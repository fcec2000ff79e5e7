export { RefundNotesScreen } from '../../../src/screens/refunds/irregular/RefundNotesScreen.tsx';
