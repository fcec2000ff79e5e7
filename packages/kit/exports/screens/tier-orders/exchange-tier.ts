export { ExchangeTierScreen } from '../../../src/screens/tier-orders/ExchangeTierScreen.tsx';
