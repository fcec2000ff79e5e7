import { expect, it } from 'vitest';
import { isClaimed, shownClaims, type Claimed } from './history.ts';

const claim = (retroId: string, dealResult: string, commitDate: string): Claimed => ({
  retroId,
  dealResult,
  commitDate,
  ticketNo: '7812400000000',
  flightNo: `MU${retroId}`,
  flightDate: '2026-05-02',
});
const claims = [
  claim('1', 'P', '2026-05-20'),
  claim('2', 'R', '2026-05-22'),
  claim('3', 'C', '2026-05-21'),
  claim('4', 'X', '2026-05-23'),
  claim('5', 'C', '2026-05-20'),
];

it('lists claims in progress and credited alone, the newest first', () => {
  expect(shownClaims(claims).map(({ retroId }) => retroId)).toEqual(['3', '1', '5']);
});

it('knows what has been claimed', () => {
  const at = (flightNo: string, ticketNo = '7812400000000') =>
    isClaimed(claims, { ticketNo, flightNo, flightDate: '2026-05-02' });
  expect(at('MU1')).toBe(true);
  expect(at('MU2')).toBe(false);
  expect(at('MU9')).toBe(false);
  expect(at('MU1', '7812400000009')).toBe(false);
  expect(isClaimed(claims, { ticketNo: '7812400000000', flightNo: 'MU1', flightDate: '2026-05-03' })).toBe(
    false,
  );
});
