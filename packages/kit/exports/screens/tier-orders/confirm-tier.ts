export { ConfirmTierScreen } from '../../../src/screens/tier-orders/ConfirmTierScreen.tsx';
