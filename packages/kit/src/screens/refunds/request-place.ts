import type { RefundRequest } from '../../contracts/refunds/refund-request.ts';

/** Page of a request: of the area that it belongs to. Source: decisions.md 50. */
export const requestPlace = ({ kind }: Pick<RefundRequest, 'kind'>): 'ticketRefundDetail' | 'refundDetail' =>
  kind === 'irregular' ? 'ticketRefundDetail' : 'refundDetail';
