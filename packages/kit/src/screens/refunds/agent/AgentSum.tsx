import { AmountSum } from '../../../components/amount/AmountSum.tsx';
import type { AgentTicket } from '../../../contracts/refunds/agent-refund.ts';
import { useMessages } from '../../../messages/provider.tsx';

/** Money and points that come back for the passenger; that they are not known where they are not, or where somebody else is to be settled by hand. */
export function AgentSum({ ticket: { back, pointsBack = 0, along = 0 } }: { ticket: AgentTicket }) {
  const t = useMessages('agent-refund');
  const refund = useMessages('refund');
  if (along > 0 || (!back && pointsBack === 0)) return t('back.unknown');
  return <AmountSum points={pointsBack} cash={back ? [back] : []} unit={refund('points')} />;
}
