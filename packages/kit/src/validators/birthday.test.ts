import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../rules/days.ts';
import { birthday, travellerBirthday } from './birthday.ts';
import { refuse, type Checked } from './result.ts';
import { runs } from '../../../../vitest.runs.ts';

const today = '2026-06-01';
const good = (value: string): Checked => ({ ok: true, value });

it.each([
  ['1990-03-07', good('1990-03-07')],
  ['2026-06-01', good('2026-06-01')],
  ['2026-06-02', refuse('birthday.future')],
  ['1900-01-01', refuse('birthday.past')],
  ['1949-12-31', good('1949-12-31')],
  ['1990-02-30', refuse('day.date')],
  ['', refuse('day.empty')],
])('born %s', (input, expected) => {
  expect(birthday(input, today)).toEqual(expected);
});

const newborn = refuse('birthday.newborn', { days: 14 });
const infant = refuse('birthday.infant', { years: 2 });
const child = refuse('birthday.child', { from: 2, to: 12 });
const adult = refuse('birthday.adult', { years: 12 });

describe('on the day of departure', () => {
  it.each([
    ['2026-05-19', 'infant', newborn],
    ['2026-05-18', 'infant', good('2026-05-18')],
    ['2024-06-02', 'infant', good('2024-06-02')],
    ['2024-06-01', 'infant', infant],
    ['2024-06-01', 'child', good('2024-06-01')],
    ['2024-06-02', 'child', child],
    ['2014-06-02', 'child', good('2014-06-02')],
    ['2014-06-01', 'child', child],
    ['2014-06-01', 'adult', good('2014-06-01')],
    ['2014-06-02', 'adult', adult],
    ['2026-05-20', 'adult', adult],
    ['2026-06-02', 'infant', refuse('birthday.future')],
  ] as const)('born %s as %s', (input, traveller, expected) => {
    expect(travellerBirthday(input, today, traveller)).toEqual(expected);
  });
});

it('property: birthday and travellerBirthday take one class each', () => {
  fc.assert(
    fc.property(fc.integer({ min: -40, max: 50_000 }), (days) => {
      const born = addDays(today, -days);
      const [year = 0, month = 0, date = 0] = born.split('-').map(Number);
      // 1 June has no missing day: the age is the difference of the parts.
      const years = 2026 - year - (month * 100 + date > 601 ? 1 : 0);
      expect(birthday(born, today).ok).toBe(days >= 0 && years <= 125);
      const fits = (['infant', 'child', 'adult'] as const).filter(
        (traveller) => travellerBirthday(born, today, traveller).ok,
      );
      const only = days < 14 || years > 125 ? [] : [years < 2 ? 'infant' : years < 12 ? 'child' : 'adult'];
      expect(fits).toEqual(only);
    }),
    runs(),
  );
});
