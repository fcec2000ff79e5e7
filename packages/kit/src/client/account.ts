import { useMutation, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import { getUserInfo, signOut } from '../contracts/account.ts';
import type { Client } from './client.ts';
import { RequestFailure } from './failure.ts';
import { useClient } from './provider.tsx';
import { useQueries } from './query-client.ts';
import { useRead, type ReadResult } from './read.ts';

/** How long a sign-out waits for the back end, ms. */
export const signOutWaitMs = 2000;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The signed-in member; disabled for a guest. */
export function useUser(): ReadResult<typeof getUserInfo> {
  const client = useClient();
  return useRead(getUserInfo, { language: client.language(), region: client.region() });
}

/**
 * Ends the session: tells the back end, then forgets the token and every answer. A back end that does not answer in 2 s
 * keeps nobody signed in on this phone.
 */
export async function endSession(client: Client, queries: QueryClient): Promise<void> {
  const told = client.send(signOut, {}, { announce: 'silent' }).catch((reason: unknown) => {
    if (!(reason instanceof RequestFailure)) throw reason;
  });
  await Promise.race([told, wait(signOutWaitMs)]);
  client.forget();
  queries.clear();
}

/** Signs the member out. */
export function useSignOut(): UseMutationResult<void, Error, void> {
  const client = useClient();
  const queries = useQueries();
  return useMutation({ mutationFn: () => endSession(client, queries) }, queries);
}
