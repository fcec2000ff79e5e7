import { createElement, useState, type ReactNode } from 'react';
import { useSubmitAgentRefund } from '../../../client/refunds/agent-refund.ts';
import { newSubmissionId, useLookUpRefund, useReloadRefunds } from '../../../client/refunds/refunds.ts';
import { refundRefusedAs } from '../../../client/refunds/ticket-fees.ts';
import { RequestFailure } from '../../../client/failure.ts';
import type { AgentTicket } from '../../../contracts/refunds/agent-refund.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { RefusalNotice } from '../RefusalNotice.tsx';
import { useSecretTyped } from '../../shell/use-form-draft.ts';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';

interface Confirmation {
  /** Quote of the sum that is shown. */
  readonly quoteId: string;
  readonly code: string;
  /** Those who cannot travel without the passenger go with the refund. */
  readonly together: boolean;
}

/** Whether the sum that was confirmed holds no longer. */
function isOver(reason: unknown): boolean {
  const refused = reason instanceof RequestFailure ? refundRefusedAs(reason) : undefined;
  return refused === 'refund.quoteEnded' || refused === 'refund.quoteReplaced';
}

/** Hands the refund in once; what is not certain is looked up by the submission. */
export function useAgentSubmitting(
  { ticketNo }: AgentTicket,
  {
    onStale,
    onDone,
  }: { readonly onStale: () => Promise<void>; readonly onDone: (requestNo: string) => void },
) {
  const t = useMessages('agent-refund');
  const { mutateAsync } = useSubmitAgentRefund();
  const lookUp = useLookUpRefund();
  const reload = useReloadRefunds();
  const secret = useSecretTyped();
  const [submissionId] = useState(newSubmissionId);
  const submitting = useVerifiedMutation<Confirmation, string>({
    send: async ({ quoteId, code, together }) => {
      const sent = { submissionId, ticketNo, quoteId, code, agreed: true } as const;
      try {
        return (await mutateAsync({ ...sent, ...(together && { together: true }) })).requestNo;
      } catch (reason) {
        // Until the new sum is here, nothing can be confirmed.
        if (isOver(reason)) await onStale();
        throw reason;
      }
    },
    lookUp: async () => (await lookUp(submissionId))?.requestNo,
    onDone: (requestNo, _sent, here) => {
      secret.saved();
      void reload();
      if (here) onDone(requestNo);
    },
  });
  const refusalWords = (failure: RequestFailure): ReactNode => {
    const refused = refundRefusedAs(failure);
    if (refused === undefined) return undefined;
    if (refused !== 'refund.agentCode' && refused !== 'refund.agentCodeEnded')
      return createElement(RefusalNotice, { title: t('refused'), failure });
    const words = t(refused === 'refund.agentCode' ? 'code.wrong' : 'code.ended');
    return createElement(Notice, { tone: 'error', live: true }, words);
  };
  return { submitting, refusalWords };
}
