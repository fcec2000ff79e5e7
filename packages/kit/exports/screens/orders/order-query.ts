export { OrderQueryScreen } from '../../../src/screens/orders/query/OrderQueryScreen.tsx';
