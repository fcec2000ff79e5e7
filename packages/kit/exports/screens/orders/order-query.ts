export { OrderQueryScreen } from '../../../src/screens/orders/any-kind/OrderQueryScreen.tsx';
