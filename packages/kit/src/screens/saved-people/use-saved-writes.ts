import { useReloadSaved } from '../../client/saved-people/saved-people.ts';
import { useMessages } from '../../messages/provider.tsx';
import { toastStore } from '../../primitives/toast/store.ts';
import type { FormDraftInUse } from '../shell/use-form-draft.ts';
import { useVerifiedMutation } from '../shell/use-verified-mutation.ts';
import type { SavedKind } from './kinds.ts';
import { useSavedPlaces } from './places.tsx';

/** An entry that is saved. */
interface Saved {
  readonly id: string;
}

interface SavingOptions<Typed, Sent> {
  readonly kind: SavedKind;
  readonly draft: FormDraftInUse<Typed, Sent>;
  readonly send: (sent: Sent) => Promise<Saved>;
  /** The entry of the list that was sent; asked again. */
  readonly find: (sent: Sent) => Promise<Saved | undefined>;
  readonly nameOf: (sent: Sent) => string;
}

/** Saves an entry, and looks in the list while that is not certain; then the list is shown. */
export function useSaving<Typed, Sent>({ kind, draft, send, find, nameOf }: SavingOptions<Typed, Sent>) {
  const t = useMessages('saved-people');
  const places = useSavedPlaces();
  const reload = useReloadSaved();
  return useVerifiedMutation<Sent, Saved>({
    send,
    lookUp: find,
    unsure: draft.unsure,
    onUnsure: draft.setUnsure,
    onDone: ({ id }, sent, here) => {
      toastStore.show(t('saved', { name: nameOf(sent) }));
      draft.forget();
      void reload(kind);
      places.onSaved?.(kind, id);
      if (!here) return undefined;
      places.afterSaving(kind, id);
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
  const places = useSavedPlaces();
  const reload = useReloadSaved();
  return useVerifiedMutation<string, unknown>({
    send,
    lookUp: async (id) => ((await stands(id)) ? undefined : true),
    onDone: (_answer, _id, here) => {
      toastStore.show(t('remove.done', { name }));
      onRemoved();
      void reload(kind);
      if (!here) return undefined;
      places.toList(kind);
      return 'leaving';
    },
  });
}
