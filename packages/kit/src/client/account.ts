import type { QueryClient } from '@tanstack/react-query';
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
 * Ends the session: this page is a guest's at once, token and answers forgotten; the back end is told. Resolves when it
 * knows, or after 2 s: a back end that does not answer keeps nobody waiting.
 */
export async function endSession(client: Client, queries: QueryClient): Promise<void> {
  const told = client.send(signOut, {}, { announce: 'silent', atOnce: true }).catch((reason: unknown) => {
    if (!(reason instanceof RequestFailure)) throw reason;
  });
  // The request carries the token already. A read that went on asking with it would be sent to sign in.
  client.forget();
  queries.clear();
  await Promise.race([told, wait(signOutWaitMs)]);
}

/** Signs the member out. */
export function useSignOut(): () => Promise<void> {
  const client = useClient();
  const queries = useQueries();
  return () => endSession(client, queries);
}
