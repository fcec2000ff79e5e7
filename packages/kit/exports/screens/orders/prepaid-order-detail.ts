export { PrepaidOrderDetailScreen } from '../../../src/screens/orders/any-kind/PrepaidOrderDetailScreen.tsx';
