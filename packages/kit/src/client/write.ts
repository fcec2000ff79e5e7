import { useState } from 'react';
import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import type { Call, RequestOf, ResponseOf } from '../contracts/call.ts';
import type { Client } from './client.ts';
import type { SendOptions } from './options.ts';
import type { RequestFailure } from './failure.ts';
import { useClient } from './provider.tsx';
import { useQueries } from './query-client.ts';

export type WriteOptions = Pick<SendOptions, 'announce' | 'handles'>;
export type WriteResult<C extends Call> = UseMutationResult<ResponseOf<C>, RequestFailure, RequestOf<C>>;

/** A write as TanStack Query wants it. The client joins equal writes and keeps their transaction id. */
export const writeMutation = <C extends Call>(client: Client, call: C, options: WriteOptions = {}) =>
  ({
    mutationFn: (payload: RequestOf<C>) => client.send(call, payload, options),
  }) satisfies UseMutationOptions<ResponseOf<C>, RequestFailure, RequestOf<C>>;

/**
 * Sends a write of any contract. However often it is tapped, one request is under way for one payload; the same payload
 * sent again after a failure carries the same transaction id.
 */
export const useWrite = <C extends Call>(call: C, options?: WriteOptions): WriteResult<C> =>
  useMutation<ResponseOf<C>, RequestFailure, RequestOf<C>>(
    writeMutation(useBuiltFor(useClient()), call, options),
    useQueries(),
  );

/** The client as it was when the form was built: what is typed in it belongs to that holder. */
function useBuiltFor(client: Client): Client {
  const [built] = useState(client);
  return built;
}
