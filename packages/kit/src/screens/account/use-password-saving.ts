import { useState } from 'react';
import { useReloadAccount } from '../../client/account/member-account.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import { toastStore } from '../../primitives/toast/store.ts';
import { useVerifiedMutation } from '../shell/use-verified-mutation.ts';
import { useSecretTyped } from '../shell/use-form-draft.ts';

interface PasswordSaving<Sent> {
  readonly save: (sent: Sent) => Promise<unknown>;
  /** Whether it has been set since that instant. */
  readonly wasSet: (before: string | undefined) => Promise<boolean>;
  /** When it was set last, as the screen was opened. */
  readonly setBefore: string | undefined;
  /** Said once it is saved. */
  readonly saved: string;
}

/** Saves a password; it is kept nowhere but in its fields. */
export function usePasswordSaving<Sent>({ save, wasSet, setBefore, saved }: PasswordSaving<Sent>) {
  const navigation = useNavigation();
  const reload = useReloadAccount();
  const secret = useSecretTyped();
  const [before] = useState(setBefore);
  const saving = useVerifiedMutation<Sent, unknown>({
    send: save,
    lookUp: async () => ((await wasSet(before)) ? true : undefined),
    onDone: (_answer, _sent, here) => {
      secret.saved();
      toastStore.show(saved);
      void reload();
      if (!here) return undefined;
      navigation.returnTo('accountManagement');
      return 'leaving';
    },
  });
  return { ...saving, typed: secret.typed };
}
