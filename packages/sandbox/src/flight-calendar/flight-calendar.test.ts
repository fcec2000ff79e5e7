import { addDays, weekdayOf, type Day } from '@mapp/kit/rules';
import { expect, it } from 'vitest';
import { daysOnSale, faresOf } from './fares.ts';

const today = '2026-06-01';
const year: readonly Day[] = Array.from({ length: 400 }, (_, at) => addDays('2026-05-20', at));
const ofRoute = (from: string, to: string) => faresOf({ from, to }, year, today);

it('sells from today on, so many days ahead', () => {
  const fares = ofRoute('BJS', 'SHA');
  expect(fares.map(({ date }) => date)).toEqual(
    Array.from({ length: daysOnSale }, (_, at) => addDays(today, at)),
  );
});

it('is the same each time, by city or by its airport, and another for the way back', () => {
  expect(ofRoute('BJS', 'SHA')).toEqual(ofRoute('PEK', 'SHA'));
  expect(ofRoute('BJS', 'SHA')).not.toEqual(ofRoute('SHA', 'BJS'));
});

it('has a price in whole tens of yuan where a day is open, and nowhere else', () => {
  for (const { state, price } of ofRoute('BJS', 'SHA')) {
    expect(price !== undefined).toBe(state === 'open');
    if (price) expect([price.amount % 1000, price.amount > 20_000, price.currency]).toEqual([0, true, 'CNY']);
  }
});

it('sells some days out, flies daily at home and on days of the week abroad', () => {
  const home = ofRoute('BJS', 'SHA');
  expect(home.filter(({ state }) => state === 'soldOut').length).toBeGreaterThan(3);
  expect(home.some(({ state }) => state === 'noFlight')).toBe(false);
  const idle = new Set(
    ofRoute('SHA', 'MOW')
      .filter(({ state }) => state === 'noFlight')
      .map(({ date }) => weekdayOf(date)),
  );
  expect(idle.size).toBeGreaterThan(0);
  expect(idle.size).toBeLessThan(7);
});

it('is dearer late and at busy times', () => {
  const mean = (days: (date: Day) => boolean) => {
    const amounts = ofRoute('BJS', 'SHA').flatMap(({ date, price }) =>
      days(date) && price ? [price.amount] : [],
    );
    return amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
  };
  expect(mean((date) => date <= '2026-06-07')).toBeGreaterThan(
    1.15 * mean((date) => date > '2026-06-14' && date < '2026-07-01'),
  );
  expect(mean((date) => date >= '2026-10-01' && date <= '2026-10-07')).toBeGreaterThan(
    1.2 * mean((date) => date >= '2026-10-12' && date <= '2026-10-18'),
  );
});

it.each([
  ['BJS', 'PEK'],
  ['SHA', 'SHA'],
  ['SHA', 'XXX'],
])('flies nothing from %s to %s', (from, to) => {
  expect(ofRoute(from, to).every(({ state }) => state === 'noFlight')).toBe(true);
});
