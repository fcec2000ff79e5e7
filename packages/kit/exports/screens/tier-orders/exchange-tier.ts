export { ExchangeTierScreen } from '../../../src/screens/orders/tier-orders/ExchangeTierScreen.tsx';
