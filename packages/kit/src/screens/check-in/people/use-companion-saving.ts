import { outcomeToldHere, useAddCompanion, useChangeCompanion } from '../../../client/check-in/check-in.ts';
import { useLookUpCompanions, useReloadCompanions } from '../../../client/check-in/travellers.ts';
import type { CompanionFields } from '../../../components/companion-form/types.ts';
import { useLocale, useMessages } from '../../../messages/provider.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import { shownName } from '../../../rules/member.ts';
import { companionSaved } from '../../../validators/check-in/companion-wire.ts';
import { useVerifiedMutation, type VerifiedMutationOptions } from '../../shell/use-verified-mutation.ts';

interface CompanionSavingOptions extends Pick<
  VerifiedMutationOptions<CompanionFields, unknown>,
  'unsure' | 'onUnsure'
> {
  /** Of who is changed; without it somebody is added. */
  readonly id?: string;
  readonly onSaved: (here: boolean) => void;
}

/** Saves a companion, and looks on the list while that is not certain. */
export function useCompanionSaving({ id, unsure, onUnsure, onSaved }: CompanionSavingOptions) {
  const t = useMessages('companions');
  const locale = useLocale();
  const add = useAddCompanion(outcomeToldHere);
  const change = useChangeCompanion(outcomeToldHere);
  const lookUp = useLookUpCompanions();
  const reload = useReloadCompanions();
  return useVerifiedMutation<CompanionFields, unknown>({
    send: (fields) =>
      id === undefined ? add.mutateAsync(fields) : change.mutateAsync({ companionId: id, ...fields }),
    lookUp: async (fields) => (companionSaved(fields, (await lookUp()).companions, id) ? true : undefined),
    unsure,
    onUnsure,
    onDone: (_answer, fields, here) => {
      toastStore.show(t('saved', { name: shownName(fields, locale).name }));
      onSaved(here);
      void reload();
    },
  });
}
