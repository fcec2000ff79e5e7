import { codeOfObstacle } from '../../client/refunds/ticket-fees.ts';
import { RefundObstacleCard } from '../../components/refund/RefundObstacleCard.tsx';
import type { RefundTicket } from '../../contracts/refunds/refund-tickets.ts';
import { useMessages } from '../../messages/provider.tsx';
import { obstacleIn } from './refundable.ts';
import { useObstacleText } from './use-obstacle-text.ts';
import { WaysOut } from './WaysOut.tsx';

/** A ticket that cannot be given back online as it is, and its ways out; nothing for one that can. */
export function ObstacleCard({ ticket }: { ticket: RefundTicket }) {
  const t = useMessages('refunds');
  const text = useObstacleText();
  const kind = obstacleIn(ticket);
  if (!kind) return null;
  const { name, ticketNo, orderNo, obstacle = { kind }, request } = ticket;
  return (
    <RefundObstacleCard
      {...{ obstacle, name, ticketNo }}
      code={kind === 'unknown' ? undefined : codeOfObstacle(kind)}
      actions={<WaysOut {...{ obstacle, orderNo }} requestNo={request?.requestNo ?? obstacle.requestNo} />}
    >
      {kind === 'onlyAdults' ? t('onlyAdultsHere') : text(kind)}
    </RefundObstacleCard>
  );
}
