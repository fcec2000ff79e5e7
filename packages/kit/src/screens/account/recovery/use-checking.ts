import { useState } from 'react';
import { useCheckRecoveryCode, useLookUpRecovery } from '../../../client/account/recovery.ts';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';
import { isExpired, useExpiry } from './use-expiry.ts';
import { accountOf } from './use-sending.ts';
import type { CodeSent, RecoveryInUse } from './use-recovery.ts';

/** Has a code compared; a wrong one is counted, and stays where it was typed. */
export function useChecking({ draft, happened, setUnsure, again, goTo }: RecoveryInUse, onRight: () => void) {
  const { mutateAsync } = useCheckRecoveryCode();
  const lookUp = useLookUpRecovery();
  const [wrong, setWrong] = useState(0);
  const [over, setOver] = useState(false);
  const { state, unsure } = draft;
  const token = state.at === 'find' ? '' : state.token;
  const checking = useVerifiedMutation<CodeSent, boolean>({
    send: ({ contact, code }) => mutateAsync({ validatetoken: token, ...accountOf(contact), sendCode: code }),
    lookUp: async () => {
      const { step } = await lookUp(token).catch((reason: unknown) => {
        setOver(isExpired(reason));
        throw reason;
      });
      return step === 'password' || step === 'done' ? true : undefined;
    },
    unsure: unsure.check,
    onUnsure: (check) => setUnsure({ check }),
    onDone: (right, _sent, here) => {
      if (!right) return setWrong((times) => times + 1);
      happened({ type: 'verified' });
      onRight();
      if (!here) return undefined;
      goTo('password');
      return 'leaving';
    },
  });
  const { write } = checking;
  const expired = over || (write.state === 'refused' && isExpired(write.failure));
  useExpiry(expired, () => again('expired'));
  return { ...checking, wrong, expired };
}
