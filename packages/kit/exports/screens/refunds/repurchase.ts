export { RepurchaseListScreen } from '../../../src/screens/refunds/repurchase/RepurchaseListScreen.tsx';
