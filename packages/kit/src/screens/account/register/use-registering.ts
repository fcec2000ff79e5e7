import { useState } from 'react';
import { useSendCode } from '../../../client/codes.ts';
import { RequestFailure } from '../../../client/failure.ts';
import { refusedEnrolment, useEnrol, useLookUpEnrolment } from '../../../client/account/register.ts';
import type { Enrolment } from '../../../contracts/account/register.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import { useSession } from '../../../session/session-provider.tsx';
import type { PhoneParts } from '../../../validators/phone-parts.ts';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';
import { useCodeSending } from '../../shell/use-code-sending.ts';
import type { RegistrationDraftInUse } from './draft.ts';
import { handOverMember } from './registered.ts';
import { useWanted } from './use-sign-in.ts';

/** The code by text message, and the registration that is sent with it. */
export function useRegistering(draft: RegistrationDraftInUse) {
  const t = useMessages('register');
  const session = useSession();
  const navigation = useNavigation();
  const redirect = useWanted();
  const enrol = useEnrol();
  const lookUp = useLookUpEnrolment();
  const sendCode = useSendCode({ announce: 'answers' });
  const [wrong, setWrong] = useState<string>();
  const sending = useCodeSending('register', (phone: PhoneParts) =>
    sendCode.mutateAsync({ purpose: 'register', ...phone }),
  );
  const registration = useVerifiedMutation<Enrolment, { readonly ffpNo: string }>({
    send: async (sent) => {
      try {
        return await enrol.mutateAsync(sent);
      } catch (reason) {
        const refusal = reason instanceof RequestFailure ? refusedEnrolment(reason) : undefined;
        if (refusal?.why === 'wrongCode') setWrong(sent.code);
        if (refusal?.why === 'other') toastStore.show(refusal.message);
        throw reason;
      }
    },
    lookUp,
    unsure: draft.unsure,
    onUnsure: draft.setUnsure,
    onDone: ({ ffpNo }, { name }, here) => {
      draft.forget();
      sending.end();
      handOverMember(session, { ffpNo, name });
      if (!here) {
        toastStore.show(t('done'));
        return undefined;
      }
      navigation.replace('registered', { query: { redirect } });
      return 'leaving';
    },
  });
  const { write } = registration;
  return {
    ...registration,
    /** Why it was refused the last time. */
    refusal: write.state === 'refused' ? refusedEnrolment(write.failure) : undefined,
    code: {
      ...sending,
      wrong,
      send: async (phone: PhoneParts) => {
        const sent = await sending.send(phone);
        // The new one may be the same digits.
        if (sent) setWrong(undefined);
        return sent;
      },
    },
  };
}
