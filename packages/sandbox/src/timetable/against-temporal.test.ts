import { addDays, daysLater, localTime, minutesBetween, waitsOf } from '@mapp/kit/rules';
import { allCities } from '@mapp/kit/rules/cities';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { diceOf } from '../random.ts';
import { instantOf, writtenIn, zoneOf } from './zones.ts';
import { times } from '../../../../vitest.runs.ts';

const [first = '', ...others] = allCities.cities.flatMap(({ airports }) => airports.map(({ code }) => code));
const dice = diceOf('legs against Temporal');
const minuteMs = 60_000;

/** A leg between any two airports, on any day of two years, for up to twenty hours; and a wait after it. */
function leg() {
  const [from, to] = [dice.pick([first, ...others]), dice.pick([first, ...others])];
  const day = addDays('2026-01-01', dice.whole(0, 730));
  const [departs, minutes, wait] = [dice.whole(0, 1439), dice.whole(30, 1200), dice.whole(0, 600)];
  return { from, to, day, departs, minutes, wait };
}

it('legs over the airports of the index have the clocks, days and minutes of Temporal', () => {
  const found: unknown[] = [];
  for (let count = 0; count < times(2); count += 1) {
    const given = leg();
    const [here, there] = [zoneOf(given.from), zoneOf(given.to)];
    const clock = Temporal.PlainTime.from({
      hour: Math.floor(given.departs / 60),
      minute: given.departs % 60,
    });
    const left = Temporal.PlainDate.from(given.day).toZonedDateTime({ timeZone: here, plainTime: clock });
    const came = left.add({ minutes: given.minutes }).withTimeZone(there);

    const at = instantOf(here, given.day, given.departs);
    const departs = writtenIn(here, at);
    const arrives = writtenIn(there, at + given.minutes * minuteMs);
    const onward = writtenIn(there, at + (given.minutes + given.wait) * minuteMs);
    const [wait] = waitsOf([
      { from: given.from, to: given.to, departs, arrives },
      { from: given.to, to: given.from, departs: onward, arrives: onward },
    ]);

    const ours = [
      localTime(departs),
      localTime(arrives),
      minutesBetween(departs, arrives),
      daysLater(departs, arrives),
      wait?.minutes,
    ];
    const theirs = [
      ...[left, came].map((moment) => ({
        day: moment.toPlainDate().toString(),
        time: moment.toPlainTime().toString().slice(0, 5),
      })),
      left.until(came, { largestUnit: 'minutes' }).minutes,
      left.toPlainDate().until(came.toPlainDate()).days,
      given.wait,
    ];
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) found.push({ given, ours, theirs });
  }
  expect(found).toEqual([]);
});
