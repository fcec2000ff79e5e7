import { OrderHub } from './OrderHub.tsx';

/** /myOrder/list: the same as the member's own page of orders. */
export const MyOrdersScreen = () => <OrderHub />;
