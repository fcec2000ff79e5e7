import { pointsAccountSummary, pointsActivityDetail, pointsSummary } from '../../contracts/points/points.ts';
import { reads, type HookRows } from '../hook.support.ts';
import { usePointsAccount, usePointsActivity, usePointsSummary, useReloadPoints } from './points.ts';

const days = { startDate: '2026-05-01', endDate: '2026-06-01' };

/** Duties of the hooks in `points.ts`. */
export const rows: HookRows = {
  reads: [
    reads(pointsSummary, usePointsSummary),
    reads(pointsActivityDetail, () => usePointsActivity(days), { payload: days }),
    reads(pointsAccountSummary, usePointsAccount),
  ],
  reloads: [[useReloadPoints, [pointsSummary, pointsActivityDetail, pointsAccountSummary]]],
};
