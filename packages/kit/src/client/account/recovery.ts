import {
  checkRecoveryCode,
  confirmRecoveryName,
  findRecoveryMember,
  recoveryProgress,
  resetForgottenPassword,
  sendRecoveryCode,
  type RecoveryProgress,
} from '../../contracts/account/recovery.ts';
import { useClient } from '../provider.tsx';
import { useWrite, type WriteResult } from '../write.ts';

/**
 * Screens of these calls tell that no answer came, that the page has expired (-1), and every other refusal (-2, assumed) in the
 * back end's own words: a toast would say it a second time, on the next step too.
 */
const outcomeTold = { announce: 'answers', handles: ['-1', '-2'] } as const;

/** Finds the member who has forgotten the password; nothing of it is kept. */
export const useFindRecoveryMember = (): WriteResult<typeof findRecoveryMember> =>
  useWrite(findRecoveryMember, outcomeTold);

/** Compares the whole name with the one on file. */
export const useConfirmRecoveryName = (): WriteResult<typeof confirmRecoveryName> =>
  useWrite(confirmRecoveryName, outcomeTold);

/** Sends a code to the phone or the e-mail address. */
export const useSendRecoveryCode = (): WriteResult<typeof sendRecoveryCode> =>
  useWrite(sendRecoveryCode, outcomeTold);

/** Compares the code; false when it is wrong. */
export const useCheckRecoveryCode = (): WriteResult<typeof checkRecoveryCode> =>
  useWrite(checkRecoveryCode, outcomeTold);

/** Sets the new login password. */
export const useResetForgottenPassword = (): WriteResult<typeof resetForgottenPassword> =>
  useWrite(resetForgottenPassword, outcomeTold);

/** Looks up how far a recovery has come; it rejects when there is no answer. For an outcome that is unknown. */
export function useLookUpRecovery(): (token: string) => Promise<RecoveryProgress> {
  const client = useClient();
  return (token) => client.send(recoveryProgress, { validatetoken: token });
}
