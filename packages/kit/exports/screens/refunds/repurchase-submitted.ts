export { RepurchaseSubmittedScreen } from '../../../src/screens/refunds/repurchase/RepurchaseSubmittedScreen.tsx';
