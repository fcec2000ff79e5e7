export { PrepaidOrdersScreen } from '../../../src/screens/orders/any-kind/PrepaidOrdersScreen.tsx';
