import type { OrderDetail } from '../../../contracts/orders/order-detail.ts';
import type { OrderAction } from '../../../rules/orders/kinds.ts';

/** Whether the airline lets it be done now. */
export const canDo = ({ actions }: Pick<OrderDetail, 'actions'>, wanted: OrderAction): boolean =>
  actions.some(({ action, why }) => action === wanted && why === undefined);
