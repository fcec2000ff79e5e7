import { useState } from 'react';
import { accountRefusedAs, useLookUpAccount, useReloadAccount } from '../../client/account/member-account.ts';
import type { MemberAccount } from '../../components/account-overview/types.ts';
import { RequestFailure } from '../../client/failure.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import { toastStore } from '../../primitives/toast/store.ts';
import { hiddenAccount } from '../../rules/recovery/recovery.ts';
import { nothingTyped, type ContactTyped } from '../../validators/account/member-account.ts';
import { useVerifiedMutation } from '../shell/use-verified-mutation.ts';
import { personalDraft, useFormDraft } from '../shell/use-form-draft.ts';

const contactDraft = personalDraft<ContactTyped, ContactTyped>('contact');

interface ContactSaving {
  readonly by: 'mobile' | 'email';
  readonly save: (sent: ContactTyped) => Promise<unknown>;
  /** Contact on the account, masked, as far as it is looked up. */
  readonly read: (account: MemberAccount) => string | undefined;
  /** Said once it is saved. */
  readonly saved: string;
  /** The screen follows the account, instead of leading to the account’s page. */
  readonly stays?: boolean;
}

/** Saves a phone or an address with its code; a wrong code is counted, and stays where it was typed. */
export function useContactSaving({ by, save, read, saved, stays = false }: ContactSaving) {
  const navigation = useNavigation();
  const draft = useFormDraft(contactDraft, by, nothingTyped);
  const lookUp = useLookUpAccount();
  const reload = useReloadAccount();
  const [wrong, setWrong] = useState(0);
  const { write, send, check, settle } = useVerifiedMutation<ContactTyped, boolean>({
    send: async (sent) => {
      try {
        await save(sent);
        return true;
      } catch (reason) {
        if (isWrongCode(reason)) return false;
        throw reason;
      }
    },
    lookUp: async ({ account }) => (read(await lookUp()) === hiddenAccount(account) ? true : undefined),
    unsure: draft.unsure,
    onUnsure: draft.setUnsure,
    onDone: async (right, _sent, here) => {
      if (!right) return setWrong((times) => times + 1);
      draft.forget();
      toastStore.show(saved);
      const reloaded = reload();
      if (!here) return undefined;
      if (stays) return reloaded;
      navigation.returnTo('accountManagement');
      return 'leaving';
    },
  });
  return { draft, write, wrong, send, check, settle };
}

const isWrongCode = (reason: unknown): boolean =>
  reason instanceof RequestFailure && accountRefusedAs(reason) === 'account.wrongCode';
