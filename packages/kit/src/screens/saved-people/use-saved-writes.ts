import { useReloadSaved } from '../../client/saved-people/saved-people.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { toastStore } from '../../primitives/toast/store.ts';
import type { FormDraftInUse } from '../shell/use-form-draft.ts';
import { useVerifiedMutation } from '../shell/use-verified-mutation.ts';
import { lists, type SavedKind } from './kinds.ts';

interface SavingOptions<Typed, Sent> {
  readonly kind: SavedKind;
  readonly draft: FormDraftInUse<Typed, Sent>;
  readonly send: (sent: Sent) => Promise<unknown>;
  /** Whether what was sent is in the list; asked again. */
  readonly stands: (sent: Sent) => Promise<boolean>;
  readonly nameOf: (sent: Sent) => string;
}

/** Saves an entry, and looks in the list while that is not certain; then the list is shown. */
export function useSaving<Typed, Sent>({ kind, draft, send, stands, nameOf }: SavingOptions<Typed, Sent>) {
  const t = useMessages('saved-people');
  const navigation = useNavigation();
  const reload = useReloadSaved();
  return useVerifiedMutation<Sent, unknown>({
    send,
    lookUp: async (sent) => ((await stands(sent)) ? true : undefined),
    unsure: draft.unsure,
    onUnsure: draft.setUnsure,
    onDone: (_answer, sent, here) => {
      toastStore.show(t('saved', { name: nameOf(sent) }));
      draft.forget();
      void reload(kind);
      if (!here) return undefined;
      navigation.returnTo(lists[kind]);
      return 'leaving';
    },
  });
}

interface RemovalOptions {
  readonly kind: SavedKind;
  readonly name: string;
  /** Forgets what was typed. */
  readonly onRemoved: () => void;
  readonly send: (id: string) => Promise<unknown>;
  /** Whether it is still in the list; asked again. */
  readonly stands: (id: string) => Promise<boolean>;
}

/** Takes an entry off its list; then the list is shown. */
export function useRemoval({ kind, name, onRemoved, send, stands }: RemovalOptions) {
  const t = useMessages('saved-people');
  const navigation = useNavigation();
  const reload = useReloadSaved();
  return useVerifiedMutation<string, unknown>({
    send,
    lookUp: async (id) => ((await stands(id)) ? undefined : true),
    onDone: (_answer, _id, here) => {
      toastStore.show(t('remove.done', { name }));
      onRemoved();
      void reload(kind);
      if (!here) return undefined;
      navigation.returnTo(lists[kind]);
      return 'leaving';
    },
  });
}
