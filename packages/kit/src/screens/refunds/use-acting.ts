import { useLookUpRequest, useReloadRefunds } from '../../client/refunds/refunds.ts';
import type { RefundRequest } from '../../contracts/refunds/refund-request.ts';
import { toastStore } from '../../primitives/toast/store.ts';
import type { FormDraftInUse } from '../shell/use-form-draft.ts';
import { useVerifiedMutation } from '../shell/use-verified-mutation.ts';

interface ActingOptions<Sent> {
  readonly send: (sent: Sent) => Promise<{ readonly request: RefundRequest }>;
  readonly request: RefundRequest;
  /** Draft of the act, which knows whether it is certain. */
  readonly draft: Pick<FormDraftInUse<unknown, Sent>, 'unsure' | 'setUnsure' | 'forget'>;
  /** The request as it is shows that the act was done. */
  readonly isDone: (request: RefundRequest) => boolean;
  /** Words once it is done. */
  readonly done: string;
  readonly onDone: () => void;
}

/** An act on a request; what is not certain is looked up by the request itself. */
export function useActing<Sent>({ send, request, draft, isDone, done, onDone }: ActingOptions<Sent>) {
  const lookUp = useLookUpRequest();
  const reload = useReloadRefunds();
  return useVerifiedMutation<Sent, RefundRequest>({
    send: async (sent) => (await send(sent)).request,
    lookUp: async () => {
      const now = await lookUp(request.requestNo);
      return isDone(now) ? now : undefined;
    },
    unsure: draft.unsure,
    onUnsure: draft.setUnsure,
    onDone: async (_request, _sent, here) => {
      draft.forget();
      await reload();
      toastStore.show(done);
      if (here) onDone();
    },
  });
}
