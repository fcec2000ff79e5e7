import { useState } from 'react';
import { useLookUpRecovery, useSendRecoveryCode } from '../../../client/account/recovery.ts';
import type { RecoveryAccount } from '../../../contracts/account/recovery.ts';
import { useHost } from '../../../host/context.tsx';
import type { RecoveryContact } from '../../../rules/recovery/recovery.ts';
import { keepCodeEnd } from '../../../session/code-ends.ts';
import { useConfig } from '../../../session/config-provider.tsx';
import { useSession } from '../../../session/session-provider.tsx';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';
import { isExpired, useExpiry } from './use-expiry.ts';
import type { RecoveryInUse } from './use-recovery.ts';

/** A contact as the calls name it. */
export const accountOf = ({ by, account, countryCode, fresh }: RecoveryContact): RecoveryAccount => ({
  accountOfSendCode: by,
  ...(by === 'mobile' && { countryCode }),
  ...(fresh && (by === 'mobile' ? { newPhone: account } : { newEmail: account })),
});

/** Purpose that a wait is counted for: each way to the member has one of its own. */
export const purposeOf = ({ by, fresh }: RecoveryContact): string =>
  `find${fresh ? 'new' : ''}${by === 'mobile' ? 'phone' : 'email'}`;

/** Sends codes, and finds out how many have been sent while that is not certain. */
export function useSending(
  { draft, happened, update, setUnsure, again }: RecoveryInUse,
  onSent: (contact: RecoveryContact, here: boolean) => void,
) {
  const { mutateAsync } = useSendRecoveryCode();
  const { clock } = useHost();
  const session = useSession();
  const { smsCountdown } = useConfig();
  const lookUp = useLookUpRecovery();
  const [over, setOver] = useState(false);
  const { state, unsure } = draft;
  const token = state.at === 'find' ? '' : state.token;
  const before = state.at === 'find' ? 0 : state.codes;
  const saving = useVerifiedMutation<RecoveryContact, number>({
    send: async (contact) => {
      await mutateAsync({ validatetoken: token, ...accountOf(contact) });
      return before + 1;
    },
    lookUp: async () => {
      const { codes } = await lookUp(token).catch((reason: unknown) => {
        setOver(isExpired(reason));
        throw reason;
      });
      return codes > before ? codes : undefined;
    },
    unsure: unsure.send,
    onUnsure: (send) => setUnsure({ send }),
    onDone: (codes, contact, here) => {
      keepCodeEnd(session, purposeOf(contact), clock.now(), smsCountdown);
      // The digits of an earlier code are of no use any more.
      update({ code: '' });
      happened({ type: 'sent', contact, codes });
      onSent(contact, here);
    },
  });
  const { write } = saving;
  const expired = over || (write.state === 'refused' && isExpired(write.failure));
  useExpiry(expired, () => again('expired'));
  return { ...saving, expired };
}
