export { RepurchaseSearchScreen } from '../../../src/screens/refunds/repurchase/RepurchaseSearchScreen.tsx';
