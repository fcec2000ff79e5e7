export { OrderHubScreen } from '../../../src/screens/orders/hub/OrderHubScreen.tsx';
