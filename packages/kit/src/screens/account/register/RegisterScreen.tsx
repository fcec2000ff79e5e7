import { useId, useState } from 'react';
import { useCountryNames, useReadPinyin } from '../../../client/names.ts';
import { useSignedIn } from '../../../client/account/signed-in.ts';
import { RegistrationForm } from '../../../components/registration-form/RegistrationForm.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import { isOutcomeUnknown } from '../../shell/use-verified-mutation.ts';
import { useToday } from '../../shell/use-today.ts';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { useRegistrationDraft } from './draft.ts';
import { RegistrationDraftNotice } from './RegistrationDraftNotice.tsx';
import { RegistrationRefused } from './RegistrationRefused.tsx';
import { SignedInAlready } from './SignedInAlready.tsx';
import { useRegistering } from './use-registering.ts';
import { useSignIn } from './use-sign-in.ts';

/** /register: the form of the membership; a member is asked first for whom it is. */
export function RegisterScreen() {
  const signedIn = useSignedIn();
  // A person who signs in elsewhere meanwhile keeps the form.
  const [asks, setAsks] = useState(signedIn);
  return asks ? <SignedInAlready onRegister={() => setAsks(false)} /> : <Registration />;
}

/** The form, and the outcome of sending it. */
function Registration() {
  const t = useMessages('register');
  const signIn = useSignIn();
  const signedIn = useSignedIn();
  const formId = useId();
  const today = useToday();
  const readPinyin = useReadPinyin();
  const countryNames = useCountryNames().data?.nameMap.zh;
  const draft = useRegistrationDraft();
  const { write, send, check, settle, refusal, code } = useRegistering(draft);
  return (
    <Frame
      title={t('title')}
      action={!signedIn && <AppBarAction onClick={signIn}>{t('signIn')}</AppBarAction>}
      footer={
        <WriteButton wide type="submit" form={formId} write={write} onCheck={check}>
          {t('submit')}
        </WriteButton>
      }
    >
      {/* The other refusals are told beside the field, or in a dialog. */}
      {(refusal === undefined || refusal.why === 'other') && (
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
      {!isOutcomeUnknown(write) && <RegistrationDraftNotice draft={draft} onSignIn={signIn} />}
      <RegistrationForm
        key={draft.generation}
        id={formId}
        defaultValue={draft.initial}
        {...{ today, readPinyin, countryNames, code }}
        onChange={draft.keep}
        onSubmit={(enrolment) => void send(enrolment)}
      />
      {refusal && <RegistrationRefused {...refusal} onClose={settle} onSignIn={signIn} />}
    </Frame>
  );
}
