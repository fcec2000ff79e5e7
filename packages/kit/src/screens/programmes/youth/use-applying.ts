import { useApplyForYouth, useLookUpYouth, useReloadYouth } from '../../../client/programmes/programmes.ts';
import type { YouthApplicant } from '../../../contracts/programmes/programmes.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import { hasArrived } from '../../../rules/programmes/youth.ts';
import type { YouthTyped } from '../../../validators/programmes/youth.ts';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';
import type { FormDraftInUse } from '../../shell/use-form-draft.ts';

/**
 * Sends an application once; what is not certain is looked up at the programme.
 * @param onApplied it has been taken in; not called once the traveller has left
 */
export function useApplying(draft: FormDraftInUse<YouthTyped, YouthApplicant>, onApplied: () => void) {
  const t = useMessages('youth');
  const { mutateAsync } = useApplyForYouth();
  const lookUp = useLookUpYouth();
  const reload = useReloadYouth();
  return useVerifiedMutation<YouthApplicant, unknown>({
    send: mutateAsync,
    lookUp: async (sent) => (hasArrived(await lookUp(), sent) ? true : undefined),
    unsure: draft.unsure,
    onUnsure: draft.setUnsure,
    onDone: (_answer, _sent, here) => {
      draft.forget();
      void reload();
      if (!here) {
        toastStore.show(t('apply.done'));
        return undefined;
      }
      onApplied();
      return 'leaving';
    },
  });
}
