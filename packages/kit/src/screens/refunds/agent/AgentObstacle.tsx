import { codeOfObstacle } from '../../../client/refunds/ticket-fees.ts';
import { RefundObstacleCard } from '../../../components/refund/RefundObstacleCard.tsx';
import type { AgentTicket } from '../../../contracts/refunds/agent-refund.ts';
import type { RefundObstacleFacts } from '../../../contracts/refunds/refund-tickets.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { useObstacleText } from '../use-obstacle-text.ts';
import { WaysOut } from '../WaysOut.tsx';

interface AgentObstacleProps {
  ticket: AgentTicket;
  obstacle: RefundObstacleFacts;
}

/** Why a ticket cannot be given back online for its passenger: what stands in the passenger's own way stands in everybody's. */
export function AgentObstacle({ ticket: { name, ticketNo }, obstacle }: AgentObstacleProps) {
  const t = useMessages('agent-refund');
  const text = useObstacleText();
  const { kind } = obstacle;
  return (
    <Section title={t('notOnline')}>
      <RefundObstacleCard
        {...{ obstacle, name, ticketNo }}
        code={kind === 'unknown' ? undefined : codeOfObstacle(kind)}
        actions={<WaysOut obstacle={obstacle} />}
      >
        {text(kind)}
      </RefundObstacleCard>
    </Section>
  );
}
