import type { RequestOf, ResponseOf } from '../../contracts/call.ts';
import { pointsAccountSummary, pointsActivityDetail, pointsSummary } from '../../contracts/points/points.ts';
import { useRead, type ReadResult } from '../read.ts';
import { useLookUp } from '../look-up.ts';
import { useReload } from '../reload.ts';

/** The nine figures of the points summary. */
export const usePointsSummary = (): ReadResult<typeof pointsSummary> => useRead(pointsSummary, {});

/** The entries of the bill between two days, both included. */
export const usePointsActivity = (
  days: RequestOf<typeof pointsActivityDetail>,
): ReadResult<typeof pointsActivityDetail> => useRead(pointsActivityDetail, days);

/** Asks for the entries between two days, as for a file. */
export const useLookUpPointsActivity = (): ((
  days: RequestOf<typeof pointsActivityDetail>,
) => Promise<ResponseOf<typeof pointsActivityDetail>>) => useLookUp(pointsActivityDetail);

/** Expiring points and the tier. */
export const usePointsAccount = (): ReadResult<typeof pointsAccountSummary> =>
  useRead(pointsAccountSummary, {});

const pointsCalls = [pointsSummary, pointsActivityDetail, pointsAccountSummary] as const;

/** Lets every screen ask for the points again. */
export const useReloadPoints = (): (() => Promise<void>) => useReload(pointsCalls);
