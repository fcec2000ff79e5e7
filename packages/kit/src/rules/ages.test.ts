import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ageClassOn, ageOn, birthdayOf } from './ages.ts';
import { addDays, dayIn } from './days.ts';
import { runs } from '../../../../vitest.runs.ts';

it.each([
  ['2026-06-01', '2026-05-31', 'unborn'],
  ['2026-06-01', '2026-06-01', 'newborn'],
  ['2026-06-01', '2026-06-14', 'newborn'],
  ['2026-06-01', '2026-06-15', 'infant'],
  ['2024-06-02', '2026-06-01', 'infant'],
  ['2024-06-01', '2026-06-01', 'child'],
  ['2014-06-02', '2026-06-01', 'child'],
  ['2014-06-01', '2026-06-01', 'adult'],
  ['2024-02-29', '2026-02-27', 'infant'],
  ['2024-02-29', '2026-02-28', 'child'],
  ['2012-02-29', '2024-02-28', 'child'],
  ['2012-02-29', '2024-02-29', 'adult'],
] as const)('born %s, on %s: %s', (birthday, on, expected) => {
  expect(ageClassOn(birthday, on)).toBe(expected);
});

it('is the age in the departure airport’s calendar', () => {
  const departure = new Date('2026-06-01T23:30:00-10:00');
  expect(ageClassOn('2014-06-02', dayIn(departure, 'Pacific/Honolulu'))).toBe('child');
  expect(ageClassOn('2014-06-02', dayIn(departure, 'Asia/Shanghai'))).toBe('adult');
});

const anyDay = fc.integer({ min: 0, max: 45_000 }).map((days) => addDays('1950-01-01', days));

it('counts the birthdays that have been', () => {
  fc.assert(
    fc.property(anyDay, fc.nat(36_500), (birthday, days) => {
      const on = addDays(birthday, days);
      const years = ageOn(birthday, on);
      expect(birthdayOf(birthday, years) <= on).toBe(true);
      expect(birthdayOf(birthday, years + 1) > on).toBe(true);
      const expected = days < 14 ? 'newborn' : years < 2 ? 'infant' : years < 12 ? 'child' : 'adult';
      expect(ageClassOn(birthday, on)).toBe(expected);
    }),
    runs(),
  );
});
