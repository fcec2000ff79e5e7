import {
  useDeleteBeneficiary,
  useLookUpBeneficiaries,
  useReloadBeneficiaries,
} from '../../client/beneficiaries/beneficiaries.ts';
import type { Beneficiary } from '../../components/beneficiary-list/types.ts';
import { mayBeUnreadable } from '../../rules/unreadable.ts';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { toastStore } from '../../primitives/toast/store.ts';
import { shownName } from '../../rules/member.ts';
import { useVerifiedMutation } from '../shell/use-verified-mutation.ts';

/** Removes one beneficiary, and leads back to the list when it is done. */
export function useRemoval() {
  const t = useMessages('beneficiaries');
  const locale = useLocale();
  const navigation = useNavigation();
  const { mutateAsync } = useDeleteBeneficiary();
  const lookUp = useLookUpBeneficiaries();
  const reload = useReloadBeneficiaries();
  return useVerifiedMutation<Beneficiary, unknown>({
    send: async ({ beneficiaryId }) => {
      await mutateAsync({ beneficiaryId });
      await reload();
      return true;
    },
    lookUp: async ({ beneficiaryId }) => {
      const { uniBeneficiaryDetails: list, unreadable } = await lookUp();
      const stands =
        list.some((one) => one.beneficiaryId === beneficiaryId) || mayBeUnreadable(unreadable, beneficiaryId);
      return stands ? undefined : true;
    },
    // A member who leaves now should see nothing that may be wrong.
    onUnsure: (sent) => (sent ? reload('nextTime') : undefined),
    onDone: (_answer, person, here) => {
      toastStore.show(t('remove.done', { name: shownName(person, locale).name }));
      if (!here) return undefined;
      navigation.returnTo('beneficiaries');
      return 'leaving';
    },
  });
}

export type Removal = ReturnType<typeof useRemoval>;
