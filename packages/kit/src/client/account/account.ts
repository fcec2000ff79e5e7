import type { QueryClient } from '@tanstack/react-query';
import { getUserInfo, searchUser, signOut } from '../../contracts/account/account.ts';
import { useHost } from '../../host/context.tsx';
import { inTurn } from '../../host/in-turn.ts';
import type { Client } from '../client.ts';
import { RequestFailure } from '../failure.ts';
import { useClient } from '../provider.tsx';
import { useQueries } from '../query-client.ts';
import { useRead, type ReadResult } from '../read.ts';

/** How long a sign-out waits for the back end, ms. */
export const signOutWaitMs = 2000;

const nothing = () => undefined;
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The signed-in member; disabled for a guest. */
export function useUser(): ReadResult<typeof getUserInfo> {
  const client = useClient();
  return useRead(getUserInfo, { language: client.language(), region: client.region() });
}

/** The account of the partner's hand-over to this page; a background read, so a failure is quiet. */
export function useHandOverUser(): ReadResult<typeof searchUser> {
  const { salesChannel, operate } = useHost().environment();
  const message = operate.loginToken;
  return useRead(searchUser, message === '' ? undefined : { message, salesChannel }, { announce: 'silent' });
}

/**
 * Ends the session: this page is a guest's at once, token and answers forgotten; the back end is told. Resolves when it
 * knows, or after 2 s: a back end that does not answer keeps nobody waiting. A page that is not its holder's any more ends nobody's.
 * @param cleared called once the back end has answered or will not: its answer may have cleared what the browser keeps of the site
 */
export async function endSession(
  client: Client,
  queries: QueryClient,
  cleared: () => void = nothing,
): Promise<void> {
  const { holder, token } = client;
  // Where it does not come, nobody can be told.
  await client.ready()?.catch(nothing);
  holder.look();
  await holder.settled();
  if (!['own', 'left'].includes(holder.holding())) return;
  // An answer that comes once somebody else has signed in would clear their token.
  const overtaken = new AbortController();
  const stop = token.subscribe(() => token.held() && overtaken.abort());
  const told = client
    .send(signOut, {}, { announce: 'silent', atOnce: true, signal: overtaken.signal })
    .catch((reason: unknown) => {
      if (!(reason instanceof RequestFailure)) throw reason;
    })
    .finally(() => inTurn(stop, cleared));
  // The request carries the token already. A read that went on asking with it would be sent to sign in.
  inTurn(client.forget, () => queries.clear());
  await Promise.race([told, wait(signOutWaitMs)]);
}

/** Signs the member out. `cleared` as in `endSession`. */
export function useSignOut(): (cleared?: () => void) => Promise<void> {
  const client = useClient();
  const queries = useQueries();
  return (cleared) => endSession(client, queries, cleared);
}
