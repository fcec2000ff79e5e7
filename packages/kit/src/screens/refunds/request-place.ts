import type { RefundKind } from '../../rules/refunds/request.ts';

/** Page of a request: of the area that it belongs to. Source: decisions.md 50. */
export const requestPlace = ({
  kind,
}: {
  readonly kind?: RefundKind | undefined;
}): 'ticketRefundDetail' | 'refundDetail' => (kind === 'irregular' ? 'ticketRefundDetail' : 'refundDetail');
