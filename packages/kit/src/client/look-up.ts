import type { Call, RequestOf, ResponseOf } from '../contracts/call.ts';
import { useClient } from './provider.tsx';
import { useQueries } from './query-client.ts';
import { keyOf } from './read.ts';

/**
 * Asks for a read whatever is known already, and keeps the answer; it rejects when there is none. For a write whose outcome is unknown.
 */
export function useLookUp<C extends Call>(call: C): (payload: RequestOf<C>) => Promise<ResponseOf<C>> {
  const client = useClient();
  const queries = useQueries();
  return async (payload) => {
    const answer = await client.send(call, payload);
    queries.setQueryData(keyOf(call, payload, client), answer);
    return answer;
  };
}
