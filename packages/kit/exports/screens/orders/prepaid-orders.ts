export { PrepaidOrdersScreen } from '../../../src/screens/orders/list/PrepaidOrdersScreen.tsx';
