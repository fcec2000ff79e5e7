import type { QueryClient } from '@tanstack/react-query';
import type { User } from '../contracts/account/account.ts';

/** Name of the call that tells who is signed in; stated here so that a report need not load the contract. */
export const userCall = 'getUserInfo';

/** The member's id as far as the cache knows it, for reports. */
export const userIdIn = ({ queries }: { queries?: QueryClient | undefined }): string | undefined =>
  queries
    ?.getQueriesData<User>({ queryKey: [userCall] })
    .map(([, user]) => user?.userId)
    .find(Boolean);
