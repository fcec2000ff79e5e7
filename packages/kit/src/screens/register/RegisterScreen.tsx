import { useEffect, useId, useState } from 'react';
import { useCountryNames, useReadPinyin } from '../../client/names.ts';
import { RegistrationForm } from '../../components/registration-form/RegistrationForm.tsx';
import { enrolmentRefusal } from '../../contracts/register.ts';
import { useMessages } from '../../messages/provider.tsx';
import { AppBarAction } from '../../primitives/app-bar/AppBarAction.tsx';
import { toastStore } from '../../primitives/toast/store.ts';
import { Frame } from '../shell/Frame.tsx';
import { OutcomeNotice } from '../shell/OutcomeNotice.tsx';
import { isUnclear } from '../shell/use-certain-write.ts';
import { useToday } from '../shell/use-today.ts';
import { WriteButton } from '../shell/WriteButton.tsx';
import { useRegistrationDraft } from './draft.ts';
import { RegistrationDraftNotice } from './RegistrationDraftNotice.tsx';
import { RegistrationRefused } from './RegistrationRefused.tsx';
import { useRegistering } from './use-registering.ts';
import { useSignIn } from './use-sign-in.ts';

/** /register: the form of the membership, and what came of sending it. */
export function RegisterScreen() {
  const t = useMessages('register');
  const signIn = useSignIn();
  const formId = useId();
  const today = useToday();
  const readPinyin = useReadPinyin();
  const countryNames = useCountryNames().data?.nameMap.zh;
  const draft = useRegistrationDraft();
  const { write, send, check, settle, sending } = useRegistering(draft);
  const [wrong, setWrong] = useState<string>();
  const failure = write.state === 'refused' ? write.failure.failure : undefined;
  const refused = failure?.kind === 'refused' ? failure : undefined;
  const refusal = refused && enrolmentRefusal(refused);

  useEffect(() => {
    if (write.state !== 'refused' || !refused) return;
    if (refusal === 'other') toastStore.show(refused.message);
    if (refusal !== 'wrongCode') return;
    setWrong(write.sent.code);
    settle();
  }, [write, refused, refusal, settle]);

  return (
    <Frame
      title={t('title')}
      action={<AppBarAction onPress={signIn}>{t('signIn')}</AppBarAction>}
      footer={
        <WriteButton wide type="submit" form={formId} write={write} onCheck={check}>
          {t('submit')}
        </WriteButton>
      }
    >
      {(write.state !== 'refused' || refusal === 'other') && (
        <OutcomeNotice
          write={write}
          words={{
            unknown: t('unknown.title'),
            absent: t('absent.title'),
            absentText: t('absent.text'),
            refused: t('error.title'),
          }}
        />
      )}
      {!isUnclear(write) && <RegistrationDraftNotice draft={draft} onSignIn={signIn} />}
      <RegistrationForm
        key={draft.generation}
        id={formId}
        initial={draft.initial}
        {...{ today, readPinyin, countryNames }}
        code={{
          ...sending,
          wrong,
          send: async (phone) => {
            const sent = await sending.send(phone);
            if (sent) setWrong(undefined);
            return sent;
          },
        }}
        onDraft={draft.keep}
        onSubmit={(enrolment) => void send(enrolment)}
      />
      <RegistrationRefused refusal={refusal} message={refused?.message} onClose={settle} onSignIn={signIn} />
    </Frame>
  );
}
