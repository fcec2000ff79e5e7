import { accountRefusalOf } from '../contracts/account-refusals.ts';
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
} from '../contracts/member-account.ts';
import type { RequestFailure } from './failure.ts';
import { useClient } from './provider.tsx';
import { useQueries } from './query-client.ts';
import { keyOf, useRead, type ReadResult } from './read.ts';
import { useWrite, type WriteOptions, type WriteResult } from './write.ts';

/** Screens of these calls tell that no answer came, and look up what came of it. */
const outcomeTold = { announce: 'answers' } as const;

/** Documents, contacts and preferences of the member. */
export const useMemberAccount = (): ReadResult<typeof memberAccount> => useRead(memberAccount, {});

/** Looks the account up anew, whatever is known already; it rejects when there is no answer. For an outcome that is unknown. */
export function useLookUpAccount(): () => Promise<MemberAccount> {
  const client = useClient();
  const queries = useQueries();
  return async () => {
    const answer = await client.send(memberAccount, {});
    queries.setQueryData(keyOf(memberAccount, {}, client), answer);
    return answer;
  };
}

/** Lets every screen ask for the account anew. */
export function useReloadAccount(): () => Promise<void> {
  const queries = useQueries();
  return () => queries.invalidateQueries({ queryKey: [memberAccount.name] });
}

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

/** The error that a refusal of the account stands for; undefined where the airline gives words alone. */
export const accountRefusedAs = ({ failure }: RequestFailure): ReturnType<typeof accountRefusalOf> =>
  failure.kind === 'refused' ? accountRefusalOf(failure.code) : undefined;

/** For a write whose screen tells these refusals in words of its own, so that no toast says them too. */
export const accountToldHere = { handles: ['ACC01', 'ACC04', 'ACC05'] } as const;
