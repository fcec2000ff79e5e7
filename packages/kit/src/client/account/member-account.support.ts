import {
  addDocument,
  changeDocument,
  checkIdentity,
  memberAccount,
  removeDocument,
  saveEmail,
  saveLoginPassword,
  saveMobile,
  savePointsPassword,
  savePreferences,
  sendEmailCode,
} from '../../contracts/account/member-account.ts';
import { looksUp, reads, writes, type HookRows } from '../hook.support.ts';
import {
  accountRefusedAs,
  accountToldHere,
  useAddDocument,
  useChangeDocument,
  useCheckIdentity,
  useLookUpAccount,
  useMemberAccount,
  useReloadAccount,
  useRemoveDocument,
  useSaveEmail,
  useSaveLoginPassword,
  useSaveMobile,
  useSavePointsPassword,
  useSavePreferences,
  useSendEmailCode,
} from './member-account.ts';

const preferences = { seat: 'window', meal: 'vegetarian', bySms: true, byEmail: false } as const;
const mobile = { countryCode: '86', mobile: '13800000001', code: '246810' };
const email = { email: 'li@example.com', code: '246810' };
const passwords = { oldPassword: 'old-1', newPassword: 'new-1' };
const pointsPassword = { newPassword: 'new-1', proof: 'proof-1' };

const noAnswer = ['noAnswer'];
/** Failures that the forms tell beside the field that is wrong. */
const besideFields = ['noAnswer', 'ACC01', 'ACC04', 'ACC05'];

/** Duties of the hooks in `member-account.ts`. */
export const rows: HookRows = {
  reads: [reads(memberAccount, useMemberAccount)],
  writes: [
    writes(addDocument, useAddDocument, { idType: 'PP', idNo: 'E00000001', name: '李雷' }, noAnswer),
    writes(changeDocument, useChangeDocument, { documentId: 'd-1', issueCountry: 'CN' }, noAnswer),
    writes(removeDocument, useRemoveDocument, { documentId: 'd-1' }, noAnswer),
    writes(checkIdentity, useCheckIdentity, { purpose: 'mobile', idNo: 'E00000001' }, noAnswer),
    writes(saveMobile, useSaveMobile, mobile, noAnswer),
    writes(saveMobile, () => useSaveMobile(accountToldHere), mobile, besideFields),
    writes(sendEmailCode, useSendEmailCode, { email: 'li@example.com' }, noAnswer),
    writes(saveEmail, useSaveEmail, email, noAnswer),
    writes(saveEmail, () => useSaveEmail(accountToldHere), email, besideFields),
    writes(saveLoginPassword, useSaveLoginPassword, passwords, noAnswer),
    writes(saveLoginPassword, () => useSaveLoginPassword(accountToldHere), passwords, besideFields),
    writes(savePointsPassword, useSavePointsPassword, pointsPassword, noAnswer),
    writes(savePointsPassword, () => useSavePointsPassword(accountToldHere), pointsPassword, besideFields),
    writes(savePreferences, useSavePreferences, preferences, noAnswer),
  ],
  lookUps: [
    looksUp(memberAccount, useLookUpAccount, {
      answer: { name: '李雷', documents: [], mobileChanged: false, preferences },
    }),
  ],
  reloads: [[useReloadAccount, [memberAccount]]],
  refusals: [[accountRefusedAs, 'ACC02', 'account.mobileOnce']],
};
