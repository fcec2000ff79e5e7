import { QueryClient } from '@tanstack/react-query';
import { useAnswers, type Answers } from './provider.tsx';

/** How long an answer counts as fresh, ms. */
const freshMs = 30_000;

/**
 * The cache of server state. The client repeats reads itself (decision 8), so nothing is repeated here; being offline
 * is a failure that the screen shows, not a wait; what failed is asked again when the connection is back.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        staleTime: freshMs,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** The cache, made by whoever asks first. It listens for the connection to come back. */
export function queriesOf(answers: Answers): QueryClient {
  if (answers.queries) return answers.queries;
  const queries = createQueryClient();
  queries.mount();
  answers.queries = queries;
  return queries;
}

/** The cache of server state of this part of the page. */
export const useQueries = (): QueryClient => queriesOf(useAnswers());
