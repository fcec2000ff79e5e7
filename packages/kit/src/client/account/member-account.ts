import { accountRefusalOf } from '../../contracts/account/account-refusals.ts';
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
  type MemberAccount,
} from '../../contracts/account/member-account.ts';
import type { RequestFailure } from '../failure.ts';
import { useRead, type ReadResult } from '../read.ts';
import { useWrite, type WriteOptions, type WriteResult } from '../write.ts';
import { useReload } from '../reload.ts';
import { useLookUp } from '../look-up.ts';

/** Screens of these calls tell that no answer came, and look up its outcome. */
const outcomeTold = { announce: 'answers' } as const;

/** Documents, contacts and preferences of the member. */
export const useMemberAccount = (): ReadResult<typeof memberAccount> => useRead(memberAccount, {});

/** Looks the account up again, whatever is known already; it rejects when there is no answer. For an outcome that is unknown. */
export function useLookUpAccount(): () => Promise<MemberAccount> {
  const lookUp = useLookUp(memberAccount);
  return () => lookUp({});
}

const accountCalls = [memberAccount] as const;

/** Lets every screen ask for the account again. */
export const useReloadAccount = (): (() => Promise<void>) => useReload(accountCalls);

export const useAddDocument = (): WriteResult<typeof addDocument> => useWrite(addDocument, outcomeTold);
export const useChangeDocument = (): WriteResult<typeof changeDocument> =>
  useWrite(changeDocument, outcomeTold);
export const useRemoveDocument = (): WriteResult<typeof removeDocument> =>
  useWrite(removeDocument, outcomeTold);

/** Proves the member's identity; the answer is what a later call wants. */
export const useCheckIdentity = (): WriteResult<typeof checkIdentity> => useWrite(checkIdentity, outcomeTold);

export const useSaveMobile = (options?: WriteOptions): WriteResult<typeof saveMobile> =>
  useWrite(saveMobile, { ...outcomeTold, ...options });
/** Sends a code to an e-mail address. */
export const useSendEmailCode = (): WriteResult<typeof sendEmailCode> => useWrite(sendEmailCode, outcomeTold);
export const useSaveEmail = (options?: WriteOptions): WriteResult<typeof saveEmail> =>
  useWrite(saveEmail, { ...outcomeTold, ...options });
export const useSaveLoginPassword = (options?: WriteOptions): WriteResult<typeof saveLoginPassword> =>
  useWrite(saveLoginPassword, { ...outcomeTold, ...options });
export const useSavePointsPassword = (options?: WriteOptions): WriteResult<typeof savePointsPassword> =>
  useWrite(savePointsPassword, { ...outcomeTold, ...options });
export const useSavePreferences = (): WriteResult<typeof savePreferences> =>
  useWrite(savePreferences, outcomeTold);

/** The error of a refusal of the account; undefined where the airline gives words alone. */
export const accountRefusedAs = ({ failure }: RequestFailure): ReturnType<typeof accountRefusalOf> =>
  failure.kind === 'refused' ? accountRefusalOf(failure.code) : undefined;

/** For a write whose screen tells these refusals in words of its own, so that no toast says them too. */
export const accountToldHere = { handles: ['ACC01', 'ACC04', 'ACC05'] } as const;
