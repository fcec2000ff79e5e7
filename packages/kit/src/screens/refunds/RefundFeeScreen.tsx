import { FeeResult } from './FeeResult.tsx';

/** /rm_calculator/calRefund: the fee of giving the ticket up. */
export function RefundFeeScreen() {
  return <FeeResult of="refund" />;
}
