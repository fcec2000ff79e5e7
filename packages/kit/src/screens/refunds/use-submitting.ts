import { useLookUpRefund, useReloadRefunds, useSubmitRefund } from '../../client/refunds/refunds.ts';
import { RequestFailure } from '../../client/failure.ts';
import type { RefundFields } from '../../contracts/refunds/refund-quote.ts';
import type { RefundRequest } from '../../contracts/refunds/refund-request.ts';
import { useVerifiedMutation } from '../shell/use-verified-mutation.ts';

interface SubmittingOptions {
  /** Application that was sent before, and no answer came. */
  readonly unsure: RefundFields | undefined;
  readonly onUnsure: (sent: RefundFields | undefined) => void;
  /** A refusal may say that the sum is not what it was. */
  readonly onRefused: () => void;
  readonly onDone: (request: RefundRequest, here: boolean) => void;
}

/** Hands an application in; its outcome is looked up by the submission, and nothing is given back twice. */
export function useSubmitting({ unsure, onUnsure, onRefused, onDone }: SubmittingOptions) {
  const { mutateAsync: submit } = useSubmitRefund();
  const lookUp = useLookUpRefund();
  const reload = useReloadRefunds();
  return useVerifiedMutation<RefundFields, RefundRequest>({
    send: async (sent) => {
      try {
        return (await submit(sent)).request;
      } catch (reason) {
        if (reason instanceof RequestFailure && reason.failure.kind === 'refused') onRefused();
        throw reason;
      }
    },
    lookUp: ({ submissionId }) => lookUp(submissionId),
    unsure,
    onUnsure,
    onDone: (request, _sent, here) => {
      onDone(request, here);
      void reload();
    },
  });
}
