import {
  findAgentTicket,
  sendAgentCode,
  submitAgentRefund,
  type AgentTicket,
} from '../../contracts/refunds/agent-refund.ts';
import type { RequestOf } from '../../contracts/call.ts';
import { refundRefusals } from '../../contracts/refunds/refund-refusals.ts';
import { useClient } from '../provider.tsx';
import { useWrite, type WriteResult } from '../write.ts';

const handles = Object.keys(refundRefusals);

/** Finds a ticket of somebody else. It rejects where there is none, and when there is no answer. */
export function useFindAgentTicket(): (wish: RequestOf<typeof findAgentTicket>) => Promise<AgentTicket> {
  const client = useClient();
  return (wish) => client.send(findAgentTicket, wish, { handles });
}

/** Sends a code to the passenger's phone. */
export const useSendAgentCode = (): WriteResult<typeof sendAgentCode> =>
  useWrite(sendAgentCode, { announce: 'answers' });

/** Gives the ticket of somebody else back. */
export const useSubmitAgentRefund = (): WriteResult<typeof submitAgentRefund> =>
  useWrite(submitAgentRefund, { announce: 'answers', handles });
