import { useAnswerFlightChange, useLookUpOrder, useReloadOrders } from '../../../client/orders/orders.ts';
import { RequestFailure } from '../../../client/failure.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import { type FormDraftInUse } from '../../shell/use-form-draft.ts';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';

/** Answer that is given here; the other ways are gone elsewhere. */
export type Answer = 'accept' | 'later';

/** Sends an answer; one whose outcome is not certain is looked up in the order. */
export function useAnswering(
  orderNo: string,
  changeId: string,
  draft: Pick<FormDraftInUse<unknown, Answer>, 'unsure' | 'setUnsure' | 'forget'>,
  onAccepted: () => void,
) {
  const t = useMessages('flight-change');
  const navigation = useNavigation();
  const { mutateAsync } = useAnswerFlightChange();
  const lookUp = useLookUpOrder();
  const reload = useReloadOrders();
  return useVerifiedMutation<Answer, object>({
    send: async (answer) => {
      try {
        return await mutateAsync({ orderNo, changeId, answer });
      } catch (reason) {
        // A refusal may say that the change is not what it was.
        if (reason instanceof RequestFailure && reason.failure.kind === 'refused') await reload();
        throw reason;
      }
    },
    lookUp: async (answer) => {
      const change = (await lookUp(orderNo)).order?.flightChange;
      return change?.decided === answer ? change : undefined;
    },
    unsure: draft.unsure,
    onUnsure: draft.setUnsure,
    onDone: async (_, answer, here) => {
      draft.forget();
      if (here && answer === 'accept') {
        onAccepted();
        await reload();
        return 'leaving';
      }
      await reload();
      toastStore.show(t(answer === 'accept' ? 'done' : 'laterDone'));
      if (here && answer === 'later') navigation.returnTo('orderDetail', { params: { id: orderNo } });
      return undefined;
    },
  });
}
