// @vitest-environment happy-dom
import { pointsAccountSummary, pointsActivityDetail, pointsSummary } from '../../contracts/points/points.ts';
import { itReads, itReloads, reads } from '../hook.support.ts';
import { usePointsAccount, usePointsActivity, usePointsSummary, useReloadPoints } from './points.ts';

const days = { startDate: '2026-05-01', endDate: '2026-06-01' };

itReads([
  reads(pointsSummary, usePointsSummary),
  reads(pointsActivityDetail, () => usePointsActivity(days), { payload: days }),
  reads(pointsAccountSummary, usePointsAccount),
]);

itReloads(useReloadPoints, [pointsSummary, pointsActivityDetail, pointsAccountSummary]);
