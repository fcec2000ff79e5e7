export { RepurchaseResultScreen } from '../../../src/screens/refunds/repurchase/RepurchaseResultScreen.tsx';
