import { describe, expect, it } from 'vitest';
import { addressQuery, daysAround, onDay, questionOf, readListAddress, seenBy } from './list-address.ts';

const oneWay = 'trip=oneway&seg=SHA-PEK-2026-06-04&adults=2&children=1&cabin=business&points=1';
const andBack = 'trip=return&seg=SHA-PEK-2026-06-04&seg=PEK-SHA-2026-06-09&adults=1';
const read = (text: string) => readListAddress(new URLSearchParams(text));
const written = (query: ReturnType<typeof addressQuery>) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value])),
  );

describe('the address of a list', () => {
  it('asks for the first segment, then for the one after what is chosen', () => {
    expect(read(andBack)).toMatchObject({ step: 1, chosen: [] });
    expect(read(`${andBack}&offer=A&fare=a`)).toMatchObject({
      step: 2,
      chosen: [{ offerId: 'A', fareId: 'a' }],
    });
  });

  it('goes back to an earlier segment, never beyond what is chosen', () => {
    expect(read(`${andBack}&step=1&offer=A&fare=a`)).toMatchObject({ step: 1, chosen: [] });
    expect(read(`${andBack}&step=2`)).toMatchObject({ step: 1, chosen: [] });
    expect(read(`${andBack}&step=9&offer=A&fare=a&offer=B&fare=b`)).toMatchObject({ step: 2 });
    expect(read(`${andBack}&step=x&offer=A`)).toMatchObject({ step: 1, chosen: [] });
  });

  it('is none without a whole search', () => {
    expect(read('')).toBeUndefined();
    expect(read('seg=SHA-PEK-')).toBeUndefined();
  });

  it('takes a day of the calendar, unless the days would run backwards', () => {
    expect(read(`${oneWay}&date=2026-06-20`)?.search.segments[0]?.day).toBe('2026-06-20');
    expect(read(`${andBack}&date=2026-06-20`)?.search.segments[0]?.day).toBe('2026-06-04');
    expect(read(`${andBack}&date=no`)?.search.segments[0]?.day).toBe('2026-06-04');
  });

  it('is written as it is read', () => {
    const address = read(`${andBack}&offer=A&fare=a`);
    if (!address) throw new Error('It holds a whole search');
    expect(readListAddress(written(addressQuery(address)))).toEqual(address);
    const named = read(`${andBack}&offer=A&fare=a&flights=MU1`);
    if (!named) throw new Error('It holds a whole search');
    expect(readListAddress(written(addressQuery(named)))).toEqual(named);
    expect(addressQuery(named, { offerId: 'B', flights: 'MU2' })).toMatchObject({ flights: ['MU1', 'MU2'] });
    expect(addressQuery(address)).not.toHaveProperty('flights');
    expect(addressQuery(address, { offerId: 'B' })).toMatchObject({ offer: ['A', 'B'], fare: ['a'] });
    expect(addressQuery(address, { offerId: 'B', fareId: 'b' })).toMatchObject({ fare: ['a', 'b'] });
  });
});

it('asks for the whole party, and names what was chosen before', () => {
  const address = read(oneWay);
  if (!address) throw new Error('It holds a whole search');
  expect(questionOf(address.search, 1, [])).toEqual({
    segments: [{ from: 'SHA', to: 'PEK', day: '2026-06-04' }],
    step: 1,
    passengers: { adults: 2, children: 1, infants: 0 },
    cabin: 'business',
    points: true,
  });
  expect(questionOf(address.search, 2, [{ offerId: 'A', fareId: 'a' }])).toMatchObject({
    chosen: [{ offerId: 'A', fareId: 'a' }],
  });
});

it('asks for days of direct flights where the search wants these, and for points where a member does', () => {
  const address = read(`${oneWay}&direct=1`);
  if (!address) throw new Error('It holds a whole search');
  expect(questionOf(address.search, 1, [])).toMatchObject({ direct: true });
  expect(seenBy(address, true)).toBe(address);
  expect(questionOf(seenBy(address, false).search, 1, [])).not.toHaveProperty('points');
});

describe('days around', () => {
  it('are seven, of which none is past', () => {
    const address = read(oneWay);
    if (!address) throw new Error('It holds a whole search');
    expect(daysAround(address, '2026-06-01')).toHaveLength(7);
    expect(daysAround(address, '2026-06-03')[0]).toBe('2026-06-03');
  });

  it('lie between the segments before and after', () => {
    const address = read(andBack);
    if (!address) throw new Error('It holds a whole search');
    expect(daysAround({ ...address, step: 2 }, '2026-06-01')[0]).toBe('2026-06-06');
    const close = onDay(address.search, 1, '2026-06-08');
    if (!close) throw new Error('It lies before the way back');
    expect(daysAround({ search: close, step: 1 }, '2026-06-01').at(-1)).toBe('2026-06-09');
  });
});
