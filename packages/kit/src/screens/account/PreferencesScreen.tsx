import { useId } from 'react';
import {
  useLookUpAccount,
  useReloadAccount,
  useSavePreferences,
} from '../../client/account/member-account.ts';
import { PreferencesForm } from '../../components/account-forms/PreferencesForm.tsx';
import type { Preferences } from '../../components/account-overview/types.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { toastStore } from '../../primitives/toast/store.ts';
import { Frame } from '../shell/Frame.tsx';
import { OutcomeNotice } from '../shell/OutcomeNotice.tsx';
import { useVerifiedMutation } from '../shell/use-verified-mutation.ts';
import { draftInMemory, useFormDraft } from '../shell/use-form-draft.ts';
import { useSavingWords } from '../shell/use-saving-words.ts';
import { WriteButton } from '../shell/WriteButton.tsx';
import { AccountStates } from './AccountStates.tsx';

const preferencesDraft = draftInMemory<Preferences, Preferences>('preferences');

/** /mine/preference: what the member likes, and how news may come. */
export function PreferencesScreen() {
  const t = useMessages('account');
  return (
    <AccountStates title={t('preferences.title')}>
      {({ preferences }) => <Editing preferences={preferences} />}
    </AccountStates>
  );
}

const same = (one: Preferences, other: Preferences): boolean =>
  one.seat === other.seat &&
  one.meal === other.meal &&
  one.bySms === other.bySms &&
  one.byEmail === other.byEmail;

function Editing({ preferences }: { preferences: Preferences }) {
  const t = useMessages('account');
  const navigation = useNavigation();
  const formId = useId();
  const words = useSavingWords();
  const draft = useFormDraft(preferencesDraft, '', preferences);
  const { mutateAsync } = useSavePreferences();
  const lookUp = useLookUpAccount();
  const reload = useReloadAccount();
  const { write, send, check } = useVerifiedMutation<Preferences, unknown>({
    send: (value) => mutateAsync(value),
    lookUp: async (value) => (same((await lookUp()).preferences, value) ? true : undefined),
    unsure: draft.unsure,
    onUnsure: draft.setUnsure,
    onDone: (_answer, _value, here) => {
      draft.forget();
      toastStore.show(t('preferences.saved'));
      void reload();
      if (!here) return undefined;
      navigation.returnTo('accountManagement');
      return 'leaving';
    },
  });
  const value = draft.initial;
  return (
    <Frame
      title={t('preferences.title')}
      footer={
        <WriteButton wide type="submit" form={formId} write={write} onCheck={check}>
          {t('save')}
        </WriteButton>
      }
    >
      <OutcomeNotice write={write} words={words} />
      <PreferencesForm id={formId} value={value} onChange={draft.begin} onSubmit={() => void send(value)} />
    </Frame>
  );
}
