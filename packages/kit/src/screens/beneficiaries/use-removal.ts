import {
  useDeleteBeneficiary,
  useLookUpBeneficiaries,
  useReloadBeneficiaries,
} from '../../client/beneficiaries.ts';
import type { Beneficiary } from '../../components/beneficiary-list/types.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { toastStore } from '../../primitives/toast/store.ts';
import { beneficiaryName } from '../../rules/beneficiaries.ts';
import { useRemoval as useAnyRemoval, type Removal } from '../shell/use-removal.ts';

/** Removes one beneficiary, and leads back to the list when it is done. */
export function useRemoval(person: Beneficiary | undefined): Removal {
  const t = useMessages('beneficiaries');
  const navigation = useNavigation();
  const { mutateAsync } = useDeleteBeneficiary();
  const lookUp = useLookUpBeneficiaries();
  const reload = useReloadBeneficiaries();
  const beneficiaryId = person?.beneficiaryId ?? '';
  return useAnyRemoval({
    send: async () => {
      await mutateAsync({ beneficiaryId });
      await reload();
    },
    isThere: async () =>
      (await lookUp()).uniBeneficiaryDetails.some((one) => one.beneficiaryId === beneficiaryId),
    onUnknown: () => reload('nextTime'),
    onDone: (here) => {
      toastStore.show(t('remove.done', { name: person ? beneficiaryName(person) : '' }));
      if (here) navigation.replace('beneficiaries');
    },
  });
}
