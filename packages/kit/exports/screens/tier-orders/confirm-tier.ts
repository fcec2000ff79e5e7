export { ConfirmTierScreen } from '../../../src/screens/orders/tier-orders/ConfirmTierScreen.tsx';
