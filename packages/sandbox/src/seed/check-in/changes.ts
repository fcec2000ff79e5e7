import type { ChangeRecord } from '../../check-in/store.ts';
import { changes, passengers, segments } from './ids.ts';

/** The seat change that is done from the start; undefined for any other id. */
export const seededChange = (changeId: string, now: number): ChangeRecord | undefined =>
  changeId === changes.done
    ? {
        changeId,
        cardNo: '600000000001',
        segmentId: segments.checkedIn,
        passengerId: passengers.wife,
        from: '32E',
        to: '31E',
        at: now - 7_200_000,
        machine: 0,
        carried: { cash: { amount: 3000, currency: 'CNY' } },
        settled: true,
      }
    : undefined;
