import { expect, it } from 'vitest';
import { waitsOf } from './waits.ts';

const leg = (from: string, departs: string, to: string, arrives: string) => ({ from, to, departs, arrives });
const first = leg('PVG', '2026-10-24T22:00+08:00', 'LHR', '2026-10-25T01:50+01:00');

it('a way without a change has no wait', () => {
  expect(waitsOf([first])).toEqual([]);
  expect(waitsOf([])).toEqual([]);
});

it('waits are measured over the change of the clocks, and name the other airport of the city', () => {
  const second = leg('LGW', '2026-10-25T01:20+00:00', 'JER', '2026-10-25T02:20+00:00');
  const third = leg('JER', '2026-10-25T02:00+00:00', 'GCI', '2026-10-25T02:30+00:00');
  expect(waitsOf([first, second, third])).toEqual([
    { airport: 'LHR', toAirport: 'LGW', minutes: 30 },
    { airport: 'JER', minutes: -20 },
  ]);
});
