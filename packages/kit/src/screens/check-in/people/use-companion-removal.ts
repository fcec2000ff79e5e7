import { toldHere, useRemoveCompanion } from '../../../client/check-in.ts';
import { useLookUpCompanions, useReloadCompanions } from '../../../client/travellers.ts';
import type { Companion } from '../../../components/companion-list/types.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import { beneficiaryName } from '../../../rules/beneficiaries.ts';
import { useRemoval, type Removal } from '../../shell/use-removal.ts';

/** Takes one companion off the list. */
export function useCompanionRemoval(companion: Companion, onDone: (here: boolean) => void): Removal {
  const t = useMessages('companions');
  const { mutateAsync } = useRemoveCompanion(toldHere);
  const lookUp = useLookUpCompanions();
  const reload = useReloadCompanions();
  const { companionId } = companion;
  return useRemoval({
    send: () => mutateAsync({ companionId }),
    isThere: async () => (await lookUp()).some((one) => one.companionId === companionId),
    onUnknown: async () => undefined,
    onDone: (here) => {
      toastStore.show(t('remove.done', { name: beneficiaryName(companion) }));
      onDone(here);
      void reload();
    },
  });
}
