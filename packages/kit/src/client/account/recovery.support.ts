import {
  checkRecoveryCode,
  confirmRecoveryName,
  findRecoveryMember,
  recoveryProgress,
  resetForgottenPassword,
  sendRecoveryCode,
} from '../../contracts/account/recovery.ts';
import { looksUp, writes, type HookRows } from '../hook.support.ts';
import {
  useCheckRecoveryCode,
  useConfirmRecoveryName,
  useFindRecoveryMember,
  useLookUpRecovery,
  useResetForgottenPassword,
  useSendRecoveryCode,
} from './recovery.ts';

const validatetoken = 'recovery-1';
const account = { validatetoken, accountOfSendCode: 'mobile' } as const;
/** An expired page, and any other refusal. */
const told = ['noAnswer', '-1', '-2'];

/** Duties of the hooks in `recovery.ts`. */
export const rows: HookRows = {
  writes: [
    writes(findRecoveryMember, useFindRecoveryMember, { memberCardNo: '600000000001' }, told),
    writes(
      confirmRecoveryName,
      useConfirmRecoveryName,
      { validatetoken, firstName: '雷', secName: '李' },
      told,
    ),
    writes(sendRecoveryCode, useSendRecoveryCode, account, told),
    writes(checkRecoveryCode, useCheckRecoveryCode, { ...account, sendCode: '246810' }, told),
    writes(
      resetForgottenPassword,
      useResetForgottenPassword,
      { validatetoken, newPassword: 'new-1', confirmNewPassword: 'new-1' },
      told,
    ),
  ],
  lookUps: [
    looksUp(recoveryProgress, useLookUpRecovery, {
      given: [validatetoken],
      payload: { validatetoken },
      answer: { step: 'code', codes: 1 },
      unseen: true,
    }),
  ],
};
