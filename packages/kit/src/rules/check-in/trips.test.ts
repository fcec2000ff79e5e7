import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byMonth, leadingTrip, tripsOf } from './trips.ts';

const flight = (name: string, from: string, departure: string, to: string, arrival: string) => ({
  name,
  departure: { airport: from, time: departure },
  arrival: { airport: to, time: arrival },
});

const now = Date.parse('2026-06-02T09:00:00+08:00');
const first = flight('first', 'PEK', '2026-06-02T08:00:00+08:00', 'SHA', '2026-06-02T10:15:00+08:00');
const second = flight('second', 'SHA', '2026-06-02T13:10:00+08:00', 'TFU', '2026-06-02T16:35:00+08:00');
const home = flight('home', 'TFU', '2026-06-30T19:00:00+08:00', 'PEK', '2026-06-30T21:30:00+08:00');
const flown = flight('flown', 'CAN', '2026-05-31T08:00:00+08:00', 'PEK', '2026-05-31T11:00:00+08:00');
const earlier = flight('earlier', 'PEK', '2026-05-03T08:00:00+08:00', 'CAN', '2026-05-03T11:00:00+08:00');

const journeys = [{ segments: [first, second, home] }, { segments: [earlier, flown] }];
const names = (legs: readonly { segment: { name: string } }[]) => legs.map(({ segment }) => segment.name);

describe('the flights of all journeys', () => {
  const { upcoming, past } = tripsOf(journeys, now);

  it('are to come until they have landed, the next first', () => {
    expect(names(upcoming)).toEqual(['first', 'second', 'home']);
    expect(names(past)).toEqual(['flown', 'earlier']);
  });

  it('know their place in the journey and how long one waits for them', () => {
    expect(upcoming.map(({ number, layover }) => [number, layover])).toEqual([
      [1, undefined],
      [2, 175],
      [3, undefined],
    ]);
  });

  it('have no connection from another airport', () => {
    const apart = { ...second, departure: { ...second.departure, airport: 'PVG' } };
    expect(tripsOf([{ segments: [first, apart] }], now).upcoming[1]?.layover).toBeUndefined();
  });

  it.each([
    ['at the landing itself', '2026-06-02T10:15:00+08:00', 0],
    ['a day after it', '2026-06-03T10:15:00+08:00', 1440],
    ['more than a day after it', '2026-06-03T10:16:00+08:00', undefined],
    ['before it', '2026-06-02T10:14:00+08:00', undefined],
  ])('wait for a flight that leaves %s', (_name, time, layover) => {
    const next = { ...second, departure: { ...second.departure, time } };
    const legs = tripsOf([{ segments: [first, next] }], now).upcoming;
    expect(legs.find(({ segment }) => segment === next)?.layover).toBe(layover);
  });

  it('are past from the minute of their landing', () => {
    const landing = tripsOf([{ segments: [first] }], Date.parse(first.arrival.time));
    expect([names(landing.upcoming), names(landing.past)]).toEqual([[], ['first']]);
  });

  it('stand under each of many months', () => {
    const july = flight('july', 'PEK', '2026-07-01T08:00:00+08:00', 'SHA', '2026-07-01T10:00:00+08:00');
    const legs = tripsOf([...journeys, { segments: [july] }], 0).upcoming;
    expect(byMonth(legs).map(({ month, legs: of }) => [month, names(of)])).toEqual([
      ['2026-05', ['earlier', 'flown']],
      ['2026-06', ['first', 'second', 'home']],
      ['2026-07', ['july']],
    ]);
  });

  it('stand under their month', () => {
    const may = flight('may', 'PEK', '2026-05-31T23:30:00+08:00', 'SHA', '2026-06-02T09:30:00+08:00');
    const legs = tripsOf([...journeys, { segments: [may] }], now).upcoming;
    expect(byMonth(legs).map(({ month, legs: of }) => [month, names(of)])).toEqual([
      ['2026-05', ['may']],
      ['2026-06', ['first', 'second', 'home']],
    ]);
  });

  it('are each there once, in order, whatever the clock says', () => {
    const moments = fc.date({
      min: new Date('2026-05-01'),
      max: new Date('2026-07-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (at) => {
        const trips = tripsOf(journeys, at.getTime());
        expect([...names(trips.past), ...names(trips.upcoming)].toSorted()).toEqual(
          ['earlier', 'first', 'flown', 'home', 'second'].toSorted(),
        );
        const times = [...trips.past.toReversed(), ...trips.upcoming].map(({ segment }) =>
          Date.parse(segment.departure.time),
        );
        expect(times).toEqual(times.toSorted((one, other) => one - other));
      }),
    );
  });
});

describe('flights of others', () => {
  /** Of a day in June; check-in closes 45 minutes before departure. */
  const booked = (name: string, day: number, hour: string, relation: 'self' | 'other') => ({
    ...flight(name, 'PEK', `2026-06-0${day}T${hour}:00+08:00`, 'SHA', `2026-06-0${day}T23:30:00+08:00`),
    segmentId: name,
    international: false,
    supported: true,
    passengers: [{ passengerId: name, state: 'open' as const, relation }],
  });
  const at = Date.parse('2026-06-02T10:20:00+08:00');
  const legsOf = (...segments: ReturnType<typeof booked>[]) =>
    tripsOf(
      segments.map((segment) => ({ segments: [segment] })),
      at,
    ).upcoming;
  const friends = booked('friend’s', 2, '11:00', 'other');
  const own = booked('own', 2, '18:30', 'self');
  const later = booked('later', 9, '08:00', 'self');

  it('do not lead once check-in is over for them, and stay where their time is', () => {
    const legs = legsOf(friends, own, later);
    expect(leadingTrip(legs, at)?.segment).toBe(own);
    expect(names(legs)).toEqual(['friend’s', 'own', 'later']);
  });

  it('do not lead before those of another day', () => {
    const legs = legsOf(friends, later);
    expect(leadingTrip(legs, at)?.segment).toBe(later);
  });

  it('lead while there is time, or where there are no others', () => {
    const open = booked('open', 2, '12:00', 'other');
    expect(leadingTrip(legsOf(open, own), at)?.segment).toBe(open);
    expect(leadingTrip(legsOf(friends), at)?.segment).toBe(friends);
    expect(leadingTrip([], at)).toBeUndefined();
  });

  it('come after nothing of one’s own that is shut', () => {
    const shutOwn = booked('shut', 2, '11:00', 'self');
    expect(leadingTrip(legsOf(shutOwn, later), at)?.segment).toBe(shutOwn);
  });
});
