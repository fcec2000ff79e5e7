export { PrepaidOrderDetailScreen } from '../../../src/screens/orders/detail/PrepaidOrderDetailScreen.tsx';
