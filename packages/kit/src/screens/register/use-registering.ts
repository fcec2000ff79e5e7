import { useSendCode } from '../../client/codes.ts';
import { useEnrol, useLookUpEnrolment } from '../../client/register.ts';
import type { Enrolment } from '../../contracts/register.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { toastStore } from '../../primitives/toast/store.ts';
import { useSession } from '../../session/session-provider.tsx';
import { useCertainWrite } from '../shell/use-certain-write.ts';
import { useCodeSending } from '../shell/use-code-sending.ts';
import type { RegistrationDraftInUse } from './draft.ts';
import { handOverMember } from './registered.ts';

/** The code by text message, and the registration that is sent with it. */
export function useRegistering(draft: RegistrationDraftInUse) {
  const t = useMessages('register');
  const session = useSession();
  const navigation = useNavigation();
  const enrol = useEnrol();
  const lookUp = useLookUpEnrolment();
  const sendCode = useSendCode({ announce: 'answers' });
  const sending = useCodeSending('register', (phone: { countryCode: string; mobile: string }) =>
    sendCode.mutateAsync({ purpose: 'register', ...phone }),
  );
  const registration = useCertainWrite<Enrolment, { readonly ffpNo: string }>({
    send: (sent) => enrol.mutateAsync(sent),
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
      navigation.replace('registered');
      return 'leaving';
    },
  });
  return { ...registration, sending };
}
