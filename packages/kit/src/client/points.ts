import type { RequestOf } from '../contracts/call.ts';
import { pointsAccountSummary, pointsActivityDetail, pointsSummary } from '../contracts/points.ts';
import { useQueries } from './query-client.ts';
import { useRead, type ReadResult } from './read.ts';

/** The nine figures of the points summary. */
export const usePointsSummary = (): ReadResult<typeof pointsSummary> => useRead(pointsSummary, {});

/** The entries of the bill between two days, both included. */
export const usePointsActivity = (
  days: RequestOf<typeof pointsActivityDetail>,
): ReadResult<typeof pointsActivityDetail> => useRead(pointsActivityDetail, days);

/** Expiring points and the tier. */
export const usePointsAccount = (): ReadResult<typeof pointsAccountSummary> =>
  useRead(pointsAccountSummary, {});

/** Lets every screen ask for the points anew. */
export function useReloadPoints(): () => Promise<void> {
  const queries = useQueries();
  return async () => {
    await Promise.all(
      [pointsSummary, pointsActivityDetail, pointsAccountSummary].map(({ name }) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    );
  };
}
