import { outcomeToldHere, useRemoveCompanion } from '../../../client/check-in/check-in.ts';
import { useLookUpCompanions, useReloadCompanions } from '../../../client/check-in/travellers.ts';
import type { Companion } from '../../../components/companion-list/types.ts';
import { mayBeUnreadable } from '../../../rules/unreadable.ts';
import { useLocale, useMessages } from '../../../messages/provider.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import { shownName } from '../../../rules/member.ts';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';

/** Takes one companion off the list. */
export function useCompanionRemoval(companion: Companion, onDone: (here: boolean) => void) {
  const t = useMessages('companions');
  const locale = useLocale();
  const { mutateAsync } = useRemoveCompanion(outcomeToldHere);
  const lookUp = useLookUpCompanions();
  const reload = useReloadCompanions();
  return useVerifiedMutation<string, unknown>({
    send: (id) => mutateAsync({ companionId: id }),
    lookUp: async (id) => {
      const { companions, unreadable } = await lookUp();
      const stands = companions.some((one) => one.companionId === id) || mayBeUnreadable(unreadable, id);
      return stands ? undefined : true;
    },
    onDone: (_answer, _id, here) => {
      toastStore.show(t('remove.done', { name: shownName(companion, locale).name }));
      onDone(here);
      void reload();
      return here ? 'leaving' : undefined;
    },
  });
}
