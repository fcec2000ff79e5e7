import { expect, it } from 'vitest';
import { feeAt, type FeeRule } from '../fare-ladder/ladder.ts';
import { fareTicket } from './fare-ticket.ts';

const rule: FeeRule = [240, undefined].map((until, at) => ({
  until,
  refund: { answer: 'percent', percent: at === 0 ? 30 : 50 },
  change: { answer: 'percent', percent: at === 0 ? 20 : 40 },
}));
const departs = ['2026-06-05T08:00:00+08:00', '2026-06-05T12:30:00+08:00'] as const;
const whole = { fare: 200_000, taxes: [{ code: 'fund', amount: 10_000 }], total: 210_000 };
const byLeg = [
  { fare: 100_000, taxes: 5000 },
  { fare: 100_000, taxes: 5000 },
];
const atFive = Date.parse('2026-06-05T05:00:00+08:00');

it('counts each leg of a connection from its own departure', () => {
  const ticket = fareTicket({ ...whole, byLeg }, rule, 'CNY', departs);
  expect(ticket.legs).toEqual(
    byLeg.map((part, at) => ({ ...part, departs: departs[at], flown: false, rule })),
  );
  // Half of the first leg, 30 per cent of the second.
  expect(feeAt(ticket, 'refund', atFive)).toEqual({ answer: 'fee', amount: 80_000, points: 0 });
});

it.each([undefined, [{ fare: 100_000, taxes: 5000 }]])(
  'counts a price that is not told leg by leg from the first departure',
  (told) => {
    const ticket = fareTicket({ ...whole, byLeg: told }, rule, 'CNY', departs);
    expect(ticket.legs).toEqual([{ fare: 200_000, taxes: 10_000, departs: departs[0], flown: false, rule }]);
  },
);
