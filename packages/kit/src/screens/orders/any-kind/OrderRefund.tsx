import { RefundStateBadge } from '../../../components/refund/RefundStateBadge.tsx';
import { WhereMoney } from '../../../components/refund/WhereMoney.tsx';
import type { RefundRequest } from '../../../contracts/refunds/refund-request.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { requestPlace } from '../../refunds/request-place.ts';
import { useMoneyWay } from '../../refunds/use-money-way.ts';

interface OrderRefundProps {
  request: RefundRequest;
  /** Subject of the order, where there are several. */
  title?: string;
}

/** How far the refund of an order is, and the way to its money. */
export function OrderRefund({ request, title }: OrderRefundProps) {
  const { href } = useNavigation();
  const { overdue, certain } = useMoneyWay(request);
  return (
    <>
      <RefundStateBadge state={request.state} overdue={overdue} about={!certain} />
      <WhereMoney
        href={href(requestPlace(request), { query: { request: request.requestNo } })}
        overdue={overdue}
        about={!certain}
        of={title}
      />
    </>
  );
}
