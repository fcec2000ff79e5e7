import { describe, expect, it } from 'vitest';
import type { BoardingState } from './check-in.ts';
import { changeOf, tripState, tripStates, type TravelledSegment, type TripState } from './trip-state.ts';

const now = Date.parse('2026-06-01T10:00:00+08:00');
const hour = 3_600_000;
const at = (hours: number) => new Date(now + hours * hour).toISOString();

const flight = (
  hours: number,
  states: readonly BoardingState[] = ['open'],
  more: Partial<TravelledSegment> = {},
): TravelledSegment => ({
  segmentId: 'S',
  flightNo: 'MU5101',
  international: false,
  supported: true,
  departure: { time: at(hours) },
  arrival: { time: at(hours + 2) },
  airport: { boards: at(hours - 40 / 60) },
  passengers: states.map((state, index) => ({ passengerId: `P${index}`, state })),
  ...more,
});

const stateOf = (segment: TravelledSegment, change?: 'time' | 'cancelled' | 'airport') =>
  tripState([segment], segment, change, now);

describe('the whole state of a flight', () => {
  const met = new Set<TripState>();
  it.each([
    ['days ahead', flight(72), undefined, 'booked'],
    ['within 48 hours', flight(20), undefined, 'open'],
    ['in the last hour of check-in', flight(1.5), undefined, 'closing'],
    ['after check-in', flight(0.5), undefined, 'closed'],
    ['with everybody checked in', flight(20, ['checkedIn']), undefined, 'done'],
    ['a minute before boarding', flight(41 / 60, ['checkedIn']), undefined, 'done'],
    ['at boarding', flight(40 / 60, ['checkedIn']), undefined, 'boarding'],
    ['at boarding, with one of two', flight(0.5, ['checkedIn', 'open']), undefined, 'boarding'],
    ['at boarding, that nobody has told', flight(0.5, ['checkedIn'], { airport: {} }), undefined, 'done'],
    ['in the air', flight(-1, ['checkedIn']), undefined, 'departed'],
    ['on the ground', flight(-3, ['checkedIn']), undefined, 'landed'],
    ['left without them', flight(-1), undefined, 'missed'],
    ['of another airline', flight(0.5, ['checkedIn'], { supported: false }), undefined, 'unsupported'],
    ['moved, days ahead', flight(72), 'time', 'changed'],
    ['from another airport, days ahead', flight(72), 'airport', 'changed'],
    ['moved, while check-in is open', flight(20), 'time', 'open'],
    ['moved, at boarding', flight(0.5, ['checkedIn']), 'time', 'boarding'],
    [
      'expected later than planned, at boarding',
      flight(-0.5, ['checkedIn'], {
        departure: { time: at(-0.5), expected: at(0.4) },
        airport: { boards: at(-0.2) },
      }),
      undefined,
      'boarding',
    ],
    [
      'expected later than planned, before boarding',
      flight(-0.5, ['checkedIn'], {
        departure: { time: at(-0.5), expected: at(3) },
        airport: { boards: at(2.3) },
      }),
      undefined,
      'done',
    ],
    [
      'landed later than planned',
      flight(-3, ['checkedIn'], { arrival: { time: at(-1), expected: at(0.2) } }),
      undefined,
      'departed',
    ],
    [
      'that the airline does not fly',
      flight(20, ['open'], { cancelled: true }),
      undefined,
      'flightCancelled',
    ],
    ['cancelled, days ahead', flight(72), 'cancelled', 'flightCancelled'],
    ['cancelled, at boarding', flight(0.5, ['checkedIn']), 'cancelled', 'flightCancelled'],
  ] as const)('%s', (_, segment, change, state) => {
    expect(stateOf(segment, change)).toBe(state);
    met.add(state);
  });

  it('waits for the flight before it', () => {
    const onward = { ...flight(30), segmentId: 'S-2' };
    expect(tripState([flight(20), onward], onward, undefined, now)).toBe('locked');
    expect(tripState([flight(20), onward], onward, 'time', now)).toBe('changed');
  });

  it('misses none of the states but two of a journey of several flights', () => {
    expect(tripStates.filter((state) => !met.has(state))).toEqual(['missedConnection', 'locked']);
  });
});

describe('the order of a change', () => {
  const segments = [
    { departure: { time: '2026-06-10T23:30:00+08:00' } },
    { departure: { time: '2026-06-11T09:00:00+08:00' } },
  ];
  const order = {
    orderNo: '1',
    flightNos: ['MU5101', 'MU551'],
    startsAt: '2026-06-10T23:30:00+08:00',
    change: 'time',
  } as const;

  it('is found by any of its flights and the day on which it begins', () => {
    expect(changeOf([order], segments, { flightNo: 'MU551' })).toBe(order);
    expect(changeOf([order], segments, { flightNo: 'MU552' })).toBeUndefined();
    expect(changeOf([order], segments.slice(1), { flightNo: 'MU551' })).toBeUndefined();
  });

  it('is none where nothing was changed, or no day is known', () => {
    const { change: _, ...unchanged } = order;
    const { startsAt: __, ...dayless } = order;
    expect(changeOf([unchanged, dayless], segments, { flightNo: 'MU5101' })).toBeUndefined();
  });
});
