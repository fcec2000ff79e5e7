import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { Call, RequestOf, ResponseOf } from '../contracts/call.ts';
import type { Client } from './client.ts';
import type { SendOptions } from './options.ts';
import type { RequestFailure } from './failure.ts';
import { useClient } from './provider.tsx';
import { useQueries } from './query-client.ts';
import { useSignedIn } from './account/signed-in.ts';

export interface ReadOptions extends Pick<SendOptions, 'announce' | 'handles'> {
  /** Ask only when true. */
  readonly enabled?: boolean;
  /** How long the answer counts as fresh, ms. */
  readonly staleTime?: number;
  /** An answer that says what was known keeps its objects: worth its comparison where much is drawn from little. */
  readonly structuralSharing?: boolean;
}

/** When to ask again without being told: ms, from what was answered last; false for never. */
export type Again<C extends Call> = (told: ResponseOf<C> | undefined) => number | false;

export type RepeatedReadOptions<C extends Call> = ReadOptions & { readonly again?: Again<C> };

export type ReadResult<C extends Call> = UseQueryResult<ResponseOf<C>, RequestFailure>;

type Query<C extends Call> = UseQueryOptions<ResponseOf<C>, RequestFailure>;

/** The key of an answer in the cache; answers differ by language and by who has asked. */
export const keyOf = <C extends Call>(call: C, payload: RequestOf<C>, { language, holder }: Client) =>
  [call.name, language(), payload, holder.key()] as const;

/** A read as TanStack Query wants it. */
export const readQuery = <C extends Call>(
  client: Client,
  call: C,
  payload: RequestOf<C>,
  { enabled, staleTime, structuralSharing = false, again, ...how }: RepeatedReadOptions<C> = {},
) =>
  ({
    queryKey: keyOf(call, payload, client),
    queryFn: ({ signal, client: queries, queryKey }) =>
      client.send(call, payload, {
        ...how,
        signal,
        ...(structuralSharing && { known: () => queries.getQueryData(queryKey) }),
      }),
    // Comparing a long bill entry by entry costs more than drawing it.
    structuralSharing,
    ...(enabled !== undefined && { enabled }),
    ...(staleTime !== undefined && { staleTime }),
    ...(again && {
      refetchInterval: (query) => again(query.state.data),
      // A read that is asked for by the minute waits for no minute once it is in sight again.
      refetchOnWindowFocus: (query) => (again(query.state.data) === false ? false : 'always'),
    }),
  }) satisfies Query<C>;

/** Asks a read of any contract, once its payload is known. A member's read waits until somebody is signed in. */
export function useRead<C extends Call>(
  call: C,
  payload: RequestOf<C> | undefined,
  options: RepeatedReadOptions<C> = {},
): ReadResult<C> {
  const client = useClient();
  const signedIn = useSignedIn();
  const enabled = payload !== undefined && (options.enabled ?? true) && (signedIn || !call.member);
  return useQuery<ResponseOf<C>, RequestFailure>(
    readQuery(client, call, payload as RequestOf<C>, { ...options, enabled }),
    useQueries(),
  );
}
