import { describe, expect, it } from 'vitest';
import {
  latestSteps,
  reimbursableAmount,
  reimbursementBar,
  reimbursementDays,
  type ReimbursableFlight,
} from './reimbursement.ts';
import { addDays } from '../days.ts';

it('is where its latest step says', () => {
  const steps = [
    { step: 'printed', at: '2024-11-21T10:00:00+08:00' },
    { step: 'delivered', at: '2024-11-24T10:00:00+08:00' },
  ];
  expect(latestSteps(steps)[0]?.step).toBe('delivered');
});

const now = Date.parse('2026-06-01T10:00:00+08:00');
const today = '2026-06-01';

const flown = (change: Partial<ReimbursableFlight> = {}): ReimbursableFlight => ({
  day: '2026-05-20',
  arrives: '2026-05-20T10:20:00+08:00',
  fare: 67_000,
  taxes: 7000,
  points: 0,
  ...change,
});

describe('the voucher of a ticket', () => {
  it('is for fares and taxes in money', () => {
    expect(reimbursableAmount([flown(), flown({ fare: 30_000, points: 8000 })])).toBe(111_000);
  });

  it.each([
    ['of flown flights can be asked for', [flown()], undefined],
    ['waits for the last flight', [flown(), flown({ arrives: '2026-06-01T10:01:00+08:00' })], 'unflown'],
    ['that was given back has none', [], 'refunded'],
    ['has none where all fares were paid in points', [flown({ fare: 0, points: 13_400 })], 'points'],
    ['has one for the part in money', [flown({ fare: 100, points: 13_380 })], undefined],
    ['can be asked for on the last day', [flown({ day: addDays(today, -reimbursementDays) })], undefined],
    ['is over the day after', [flown({ day: addDays(today, -reimbursementDays - 1) })], 'tooLate'],
  ] as const)('%s', (_, flights, bar) => {
    expect(reimbursementBar(flights, now, today)).toBe(bar);
  });
});
