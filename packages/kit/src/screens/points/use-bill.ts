import { usePointsAccount, usePointsActivity, usePointsSummary } from '../../client/points/points.ts';
import type { RequestFailure } from '../../client/failure.ts';
import type { AirActivity, BillData } from '../../components/points-bill/types.ts';
import { useHost } from '../../host/context.tsx';
import { lastMonths, windowOfMonths, type BillWindow } from '../../rules/bill.ts';
import type { Day } from '../../rules/days.ts';
import { useMemo } from 'react';
import { joinReads, type ReadState } from '../shell/join-reads.ts';

/** Months shown as bars. */
export const barMonths = 6;

/** Joint result of the bill's four reads. */
export type Bill =
  | { state: 'waiting'; read: ReadState<RequestFailure> }
  | { state: 'ready'; data: BillData; air: readonly AirActivity[]; readAt: string };

/** Reads summary, expiring batches, the bars' months and the entries of a window. */
export function useBill(window: BillWindow, today: Day): Bill {
  const { clock } = useHost();
  const summary = usePointsSummary();
  const account = usePointsAccount();
  const bars = usePointsActivity(windowOfMonths(today, barMonths));
  const activity = usePointsActivity(window);
  const reads = [summary, account, bars, activity];

  const barEntries = bars.data?.pointActivityDetailse2s;
  const months = useMemo(() => lastMonths(barEntries ?? [], today, barMonths), [barEntries, today]);

  if (summary.data && account.data && bars.data && activity.data) {
    const entries = activity.data.pointActivityDetailse2s;
    // An entry of the bars' months is missing in their sums.
    const unreadable = activity.data.unreadable ?? bars.data.unreadable;
    return {
      state: 'ready',
      data: {
        summary: summary.data,
        batches: account.data.pointDetails,
        months,
        entries,
        unreadable,
        window,
        today,
      },
      air: activity.data.airActivityDetails,
      readAt: new Date(clock.fromDevice(Math.min(...reads.map((read) => read.dataUpdatedAt)))).toISOString(),
    };
  }
  return { state: 'waiting', read: joinReads(reads) };
}
