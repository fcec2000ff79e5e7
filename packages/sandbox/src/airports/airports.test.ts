import { expect, it } from 'vitest';
import { diceOf } from '../random.ts';
import { clockAt, placeOf } from './places.ts';
import { weatherOf, weatherOnRoute } from './weather.ts';
import { trafficOf } from './traffic.ts';

const noon = Date.parse('2026-06-01T12:00:00+08:00');

it('names an airport by its city, and by its own name where there are several', () => {
  expect(placeOf('PVG', 'zh')).toEqual({ code: 'PVG', city: '上海', name: '浦东' });
  expect(placeOf('XIY', 'en').city).toBe("Xi'an");
  expect(placeOf('QQQ', 'zh')).toEqual({ code: 'QQQ', city: 'QQQ' });
});

it('tells the time of the place: of the mainland everywhere that of Beijing', () => {
  expect(clockAt('URC', noon)).toBe('2026-06-01T12:00:00+08:00');
  expect(clockAt('SVO', noon)).toBe('2026-06-01T07:00:00+03:00');
});

it('has one weather for an airport and a day, whoever asks', () => {
  expect(weatherOf('PVG', noon, 'zh')).toEqual(weatherOf('PVG', noon, 'zh'));
  const [today] = weatherOf('PVG', noon, 'zh').days;
  expect(weatherOf('PVG', noon + 3_600_000, 'en').days[0]).toEqual(today);
});

it('is colder in the north, and in winter', () => {
  const july = Date.parse('2026-07-10T12:00:00+08:00');
  const january = Date.parse('2026-01-10T12:00:00+08:00');
  const celsius = (code: string, at: number) => weatherOf(code, at, 'zh').now.celsius ?? Number.NaN;
  expect(celsius('HRB', january)).toBeLessThan(celsius('SYX', january));
  expect(celsius('HRB', january)).toBeLessThan(celsius('HRB', july));
  expect(celsius('SYD', july)).toBeLessThan(celsius('SYD', january));
});

it('tells of some airports the sky and the temperature alone', () => {
  expect(Object.keys(weatherOf('LXA', noon, 'zh').now)).toEqual(['kind', 'celsius']);
});

it('has places on the way in order, before the arrival', () => {
  const dice = diceOf('routes');
  for (let turn = 0; turn < 50; turn += 1) {
    const [from, to] = [dice.pick(['PVG', 'PEK', 'URC']), dice.pick(['CDG', 'LAX', 'SYD', 'SYX'])];
    const { points, from: start, to: end } = weatherOnRoute(from, to, noon, noon, 'zh');
    const minutes = points.map((point) => point.minutes);
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
    expect(minutes.at(-1) ?? 0).toBeLessThan((Date.parse(end.at) - Date.parse(start.at)) / 60_000);
  }
});

it('takes longer by road when the road is not free', () => {
  for (const hour of [0, 3, 8, 12, 18, 22]) {
    const at = Date.parse('2026-06-01T00:00:00+08:00') + hour * 3_600_000;
    const { road, ways } = trafficOf('PVG', at, 'zh');
    const car = ways.find(({ kind }) => kind === 'car');
    const later = (car?.minutes ?? 0) - (car?.usual ?? 0);
    expect(later > 0).toBe(road !== 'free');
  }
});
