import {
  useLookUpPeopleToNotify,
  useReloadPeopleToNotify,
  useRemovePersonToNotify,
  useSavePersonToNotify,
} from '../../../client/flight/people-to-notify.ts';
import type { PersonToNotify } from '../../../contracts/flight/people-to-notify.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import { mayBeUnreadable } from '../../../rules/unreadable.ts';
import {
  personToNotifySaved,
  type PersonToNotifySent,
  type PersonToNotifyTyped,
} from '../../../validators/flight/person-to-notify.ts';
import type { FormDraftInUse } from '../../shell/use-form-draft.ts';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';

/** Saves somebody, and looks in the list while that is not certain; then the list is shown. */
export function usePersonSaving(
  person: PersonToNotify | undefined,
  draft: FormDraftInUse<PersonToNotifyTyped, PersonToNotifySent>,
) {
  const t = useMessages('notify');
  const navigation = useNavigation();
  const save = useSavePersonToNotify().mutateAsync;
  const lookUp = useLookUpPeopleToNotify();
  const reload = useReloadPeopleToNotify();
  return useVerifiedMutation<PersonToNotifySent, unknown>({
    send: (sent) => save({ ...sent, ...(person && { id: person.id }) }),
    lookUp: async (sent) =>
      personToNotifySaved(sent, (await lookUp()).people, person?.id) ? true : undefined,
    unsure: draft.unsure,
    onUnsure: draft.setUnsure,
    onDone: (_answer, { name }, here) => {
      toastStore.show(t('saved', { name }));
      draft.forget();
      void reload();
      if (!here) return undefined;
      navigation.returnTo('peopleToNotify');
      return 'leaving';
    },
  });
}

/** Takes somebody off the list; then the list is shown. */
export function usePersonRemoval({ name }: PersonToNotify, onRemoved: () => void) {
  const t = useMessages('notify');
  const navigation = useNavigation();
  const remove = useRemovePersonToNotify().mutateAsync;
  const lookUp = useLookUpPeopleToNotify();
  const reload = useReloadPeopleToNotify();
  return useVerifiedMutation<string, unknown>({
    send: (id) => remove({ id }),
    lookUp: async (id) => {
      const { people, unreadable } = await lookUp();
      return people.some((each) => each.id === id) || mayBeUnreadable(unreadable, id) ? undefined : true;
    },
    onDone: (_answer, _id, here) => {
      toastStore.show(t('removed', { name }));
      onRemoved();
      void reload();
      if (!here) return undefined;
      navigation.returnTo('peopleToNotify');
      return 'leaving';
    },
  });
}
