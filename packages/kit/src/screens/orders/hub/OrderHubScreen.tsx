import { OrderHub } from './OrderHub.tsx';

/** /mine/myOrder: the 28 kinds of orders with what waits in each. */
export const OrderHubScreen = () => <OrderHub />;
