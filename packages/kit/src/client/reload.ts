import { useCallback } from 'react';
import type { Call } from '../contracts/call.ts';
import { useQueries } from './query-client.ts';

/**
 * Lets every screen ask again for the answers of these calls; resolves when those in sight have theirs.
 * @param calls one and the same list each time; so is what is returned, and an effect may depend on it
 */
export function useReload(calls: readonly Pick<Call, 'name'>[]): () => Promise<void> {
  const queries = useQueries();
  return useCallback(async () => {
    await Promise.all(calls.map(({ name }) => queries.invalidateQueries({ queryKey: [name] })));
  }, [queries, calls]);
}
