import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '../days.ts';
import { allChosen, chooseDay, nextChoice, nightsOf, standingDays, withDays } from './choosing.ts';
import { lowestOf, togetherOf } from './fares.ts';
import { dayKeys, movedBy, monthsOf, weekdayOf, weeksOf } from './month-grid.ts';

const bounds = { min: '2026-06-01', max: '2027-05-27' };
const someDay = fc.integer({ min: 0, max: 360 }).map((days) => addDays(bounds.min, days));

describe('the grid of a month', () => {
  it('begins on Monday', () => {
    expect(weekdayOf('2026-06-01')).toBe(0);
    expect(weekdayOf('2026-06-07')).toBe(6);
    expect(weeksOf('2026-02')).toHaveLength(5);
    expect(weeksOf('2027-02')).toHaveLength(4);
    expect(weeksOf('2026-08')).toHaveLength(6);
    expect(weeksOf('2026-08')[0]).toEqual([
      ...Array.from({ length: 5 }, () => undefined),
      '2026-08-01',
      '2026-08-02',
    ]);
  });

  it('leaves out weeks that are wholly past', () => {
    expect(weeksOf('2026-06', '2026-06-15')[0]?.[0]).toBe('2026-06-15');
    expect(weeksOf('2026-06', '2026-06-21')[0]?.[0]).toBe('2026-06-15');
    expect(weeksOf('2026-06', '2026-06-22')[0]?.[0]).toBe('2026-06-22');
  });

  it('has every day once, under its weekday', () => {
    fc.assert(
      fc.property(someDay, (day) => {
        const found = weeksOf(day.slice(0, 7)).flatMap((week) =>
          week.flatMap((one, at) => (one === undefined ? [] : [[one, at] as const])),
        );
        expect(found.filter(([one]) => one === day)).toEqual([[day, weekdayOf(day)]]);
        expect(found).toHaveLength(
          Number(addDays(`${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1).slice(8)),
        );
      }),
    );
  });

  it('goes from the month of one day to that of another', () => {
    expect(monthsOf('2026-11-30', '2027-01-01')).toEqual(['2026-11', '2026-12', '2027-01']);
  });
});

describe('the keys', () => {
  it.each([
    ['ArrowLeft', '2026-07-14'],
    ['ArrowRight', '2026-07-16'],
    ['ArrowUp', '2026-07-08'],
    ['ArrowDown', '2026-07-22'],
    ['Home', '2026-07-13'],
    ['End', '2026-07-19'],
    ['PageUp', '2026-06-15'],
    ['PageDown', '2026-08-15'],
  ] as const)('%s leads from 15 July to %s', (key, day) => {
    expect(movedBy('2026-07-15', key, bounds)).toBe(day);
  });

  it('end at the first and the last day', () => {
    fc.assert(
      fc.property(someDay, fc.constantFrom(...dayKeys), (day, key) => {
        const next = movedBy(day, key, bounds);
        expect(next >= bounds.min && next <= bounds.max).toBe(true);
      }),
    );
    expect(movedBy('2026-08-31', 'PageDown', bounds)).toBe('2026-09-30');
  });
});

describe('choosing', () => {
  it('one way takes the last tap', () => {
    expect(chooseDay('OW', { out: '2026-06-10' }, '2026-06-03')).toEqual({ out: '2026-06-03' });
  });

  it('both ways take two, never the way back first', () => {
    fc.assert(
      fc.property(fc.array(someDay, { minLength: 1, maxLength: 6 }), (taps) => {
        let chosen = {};
        for (const day of taps) {
          const before = nextChoice('RT', chosen);
          const next = chooseDay('RT', chosen, day);
          if (before === 'out') expect(next).toEqual({ out: day });
          chosen = next;
          const nights = nightsOf(next);
          expect(nights === undefined || nights >= 0).toBe(true);
          expect(allChosen('RT', next)).toBe(nights !== undefined);
        }
      }),
    );
    expect(chooseDay('RT', { out: '2026-06-10' }, '2026-06-10')).toEqual({
      out: '2026-06-10',
      back: '2026-06-10',
    });
    expect(chooseDay('RT', { out: '2026-06-10' }, '2026-06-09')).toEqual({ out: '2026-06-09' });
  });

  it('is whole with one day for one way and two for both', () => {
    const [out, back] = ['2026-06-10', '2026-06-12'];
    expect([allChosen('OW', { out }), allChosen('OW', { back }), allChosen('OW', {})]).toEqual([
      true,
      false,
      false,
    ]);
    expect([allChosen('RT', { out, back }), allChosen('RT', { out }), allChosen('RT', { back })]).toEqual([
      true,
      false,
      false,
    ]);
    expect([nightsOf({ out, back }), nightsOf({ out }), nightsOf({ back })]).toEqual([
      2,
      undefined,
      undefined,
    ]);
    expect([nextChoice('RT', { out }), nextChoice('RT', { out, back }), nextChoice('OW', { out })]).toEqual([
      'back',
      'out',
      'out',
    ]);
  });

  it('lets stand what fits', () => {
    const stands = (trip: 'OW' | 'RT', out?: Day, back?: Day) => standingDays(trip, { out, back }, bounds);
    expect(stands('RT', '2026-06-10', '2026-06-12')).toEqual({ out: '2026-06-10', back: '2026-06-12' });
    expect(stands('OW', '2026-06-10', '2026-06-12')).toEqual({ out: '2026-06-10' });
    expect(stands('RT', '2026-06-10', '2026-06-09')).toEqual({ out: '2026-06-10' });
    expect(stands('RT', '2026-05-31', '2026-06-09')).toEqual({});
    expect(stands('RT', 'x', '2026-06-09')).toEqual({});
    expect(stands('RT', undefined, '2026-06-09')).toEqual({});
    expect(stands('RT', bounds.min, bounds.max)).toEqual({ out: bounds.min, back: bounds.max });
    expect(stands('RT', bounds.max, bounds.max)).toEqual({ out: bounds.max, back: bounds.max });
    expect(stands('RT', bounds.min, '2027-05-28')).toEqual({ out: bounds.min });
    expect(stands('RT', '2027-05-28', '2027-05-29')).toEqual({});
  });

  it('goes back in the address of who asked', () => {
    expect(withDays('/mapp/a?of=1&date=x&returnDate=y#z', { out: '2026-06-10' })).toBe(
      '/mapp/a?of=1&date=2026-06-10#z',
    );
    expect(withDays('/mapp/a', { out: '2026-06-10', back: '2026-06-12' })).toBe(
      '/mapp/a?date=2026-06-10&returnDate=2026-06-12',
    );
    expect(withDays('/mapp/a?date=x', {})).toBe('/mapp/a?date=x');
  });
});

describe('prices', () => {
  const price = (amount: number, currency = 'CNY') => ({ amount, currency });

  it('have the lowest of what is open', () => {
    expect(
      lowestOf([
        { date: '2026-06-01', state: 'open', price: price(700) },
        { date: '2026-06-02', state: 'soldOut', price: price(100) },
        { date: '2026-06-03', state: 'open', price: price(600) },
        { date: '2026-06-04', state: 'noFlight' },
      ]),
    ).toEqual(price(600));
    expect(lowestOf([])).toBeUndefined();
  });

  it('are added up in one currency alone', () => {
    expect(togetherOf(price(600), price(700))).toEqual(price(1300));
    expect(togetherOf(price(600), price(700, 'JPY'))).toBeUndefined();
    expect(togetherOf(price(600), undefined)).toBeUndefined();
    expect(togetherOf(undefined, price(600))).toBeUndefined();
  });
});
