import { createElement, useState, type ReactNode } from 'react';
import { useSubmitAgentRefund } from '../../../client/refunds/agent-refund.ts';
import { newSubmissionId, useLookUpRefund, useReloadRefunds } from '../../../client/refunds/refunds.ts';
import { refundRefusedAs } from '../../../client/refunds/ticket-fees.ts';
import type { RequestFailure } from '../../../client/failure.ts';
import type { AgentTicket } from '../../../contracts/refunds/agent-refund.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { RefusalNotice } from '../RefusalNotice.tsx';
import { useSecretTyped } from '../../shell/use-form-draft.ts';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';

interface Confirmation {
  readonly code: string;
  /** Those who cannot travel without the passenger go with the refund. */
  readonly together: boolean;
}

/** Hands the refund in once; what is not certain is looked up by the submission. */
export function useAgentSubmitting({ ticketNo }: AgentTicket, onDone: (requestNo: string) => void) {
  const t = useMessages('agent-refund');
  const { mutateAsync } = useSubmitAgentRefund();
  const lookUp = useLookUpRefund();
  const reload = useReloadRefunds();
  const secret = useSecretTyped();
  const [submissionId] = useState(newSubmissionId);
  const submitting = useVerifiedMutation<Confirmation, string>({
    send: async ({ code, together }) =>
      (
        await mutateAsync({
          submissionId,
          ticketNo,
          code,
          agreed: true,
          ...(together && { together: true }),
        })
      ).requestNo,
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
