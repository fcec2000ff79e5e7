import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boardingStates,
  checkInWindow,
  isToDo,
  segmentBefore,
  timeLeft,
  urgencyOf,
  windowState,
  type BoardingState,
  type CheckInSegment,
} from './check-in.ts';

const minute = 60_000;
const departs = '2026-06-02T08:00:00+08:00';
const at = (instant: string) => Date.parse(instant);

const segment = (
  segmentId: string,
  time: string,
  states: Readonly<Record<string, BoardingState>>,
  international = false,
): CheckInSegment => ({
  segmentId,
  international,
  departure: { time },
  passengers: Object.entries(states).map(([passengerId, state]) => ({ passengerId, state })),
});

describe('the window of check-in', () => {
  const domestic = checkInWindow({ departure: { time: departs }, international: false });

  it.each([
    ['2026-05-31T07:59:59+08:00', 'early'],
    ['2026-05-31T08:00:00+08:00', 'open'],
    ['2026-06-02T06:14:59+08:00', 'open'],
    ['2026-06-02T06:15:00+08:00', 'closing'],
    ['2026-06-02T07:14:59+08:00', 'closing'],
    ['2026-06-02T07:15:00+08:00', 'closed'],
    ['2026-06-03T00:00:00+08:00', 'closed'],
  ] as const)('%s: %s', (now, state) => {
    expect(windowState(domestic, at(now))).toBe(state);
  });

  it('ends a quarter of an hour earlier on international flights', () => {
    const { closes } = checkInWindow({ departure: { time: departs }, international: true });
    expect(domestic.closes - closes).toBe(15 * minute);
  });

  it('is the same wherever the airport’s clock stands', () => {
    expect(checkInWindow({ departure: { time: '2026-06-02T00:00:00Z' }, international: false })).toEqual(
      domestic,
    );
  });
});

describe('segment by segment', () => {
  const journey = (first: BoardingState, second: BoardingState) => [
    segment('A', departs, { P1: first, P2: 'checkedIn' }),
    segment('B', '2026-06-02T13:00:00+08:00', { P1: second, P2: 'open' }),
  ];

  it.each([
    ['open', 'A'],
    ['cancelled', 'A'],
    ['checkedIn', undefined],
  ] as const)('an earlier one that is %s', (state, before) => {
    expect(segmentBefore(journey(state, 'open'), 'B', 'P1')?.segmentId).toBe(before);
  });

  it('holds each passenger to their own', () => {
    expect(segmentBefore(journey('open', 'open'), 'B', 'P2')).toBeUndefined();
  });

  it('has nothing before the first, nor before one that the journey does not know', () => {
    expect(segmentBefore(journey('open', 'open'), 'A', 'P1')).toBeUndefined();
    expect(segmentBefore(journey('open', 'open'), 'Z', 'P1')).toBeUndefined();
  });

  it('property: whoever checks in first to last is never held up', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...boardingStates), { minLength: 1, maxLength: 5 }), (states) => {
        const segments = states.map((state, index) => segment(`S${index}`, departs, { P: state }));
        const next = states.findIndex((state) => state !== 'checkedIn');
        for (const [index] of segments.entries()) {
          const before = segmentBefore(segments, `S${index}`, 'P');
          expect(before?.segmentId).toBe(next >= 0 && next < index ? `S${next}` : undefined);
        }
      }),
    );
  });
});

describe('what is to be done', () => {
  const now = at('2026-06-01T10:00:00+08:00');

  it('is not what has left, and not what is done', () => {
    expect(isToDo(segment('A', departs, { P: 'open', Q: 'checkedIn' }), now)).toBe(true);
    expect(isToDo(segment('A', departs, { P: 'checkedIn', Q: 'cancelled' }), now)).toBe(false);
    expect(isToDo(segment('A', '2026-06-01T09:59:00+08:00', { P: 'open' }), now)).toBe(false);
    expect(isToDo(segment('A', '2026-06-01T10:00:00+08:00', { P: 'open' }), now)).toBe(false);
  });

  it('puts what closes first on top, and what is not open below', () => {
    const closing = [segment('A', '2026-06-01T11:00:00+08:00', { P: 'open' })];
    const open = [segment('B', departs, { P: 'open' })];
    const early = [segment('C', '2026-06-04T08:00:00+08:00', { P: 'open' })];
    const done = [segment('D', departs, { P: 'checkedIn' })];
    const sorted = [done, early, open, closing].toSorted((a, b) => urgencyOf(a, now) - urgencyOf(b, now));
    expect(sorted.map(([first]) => first?.segmentId)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('stands in the order in which it opens, at home and abroad, and closes once it is open', () => {
    const domestic = (time: string) => [segment('home', time, { P: 'open' })];
    const abroad = (time: string) => [segment('abroad', time, { P: 'open' }, true)];
    const first = (...journeys: CheckInSegment[][]) =>
      journeys.toSorted((a, b) => urgencyOf(a, now) - urgencyOf(b, now))[0]?.[0]?.segmentId;
    // Fourteen minutes later it opens later, and closes a minute earlier.
    expect(first(abroad('2026-06-04T08:14:00+08:00'), domestic('2026-06-04T08:00:00+08:00'))).toBe('home');
    expect(first(domestic('2026-06-02T08:00:00+08:00'), abroad('2026-06-02T08:14:00+08:00'))).toBe('abroad');
    // At the minute in which it opens it is told by its end.
    expect(urgencyOf(domestic('2026-06-03T10:00:00+08:00'), now)).toBe(at('2026-06-03T09:15:00+08:00'));
    expect(urgencyOf(domestic('2026-06-03T10:01:00+08:00'), now)).toBe(at('2026-06-03T10:01:00+08:00'));
  });
});

describe('the time that is left', () => {
  it.each([
    [0, { days: 0, hours: 0, minutes: 0 }],
    [59_999, { days: 0, hours: 0, minutes: 1 }],
    [15 * minute, { days: 0, hours: 0, minutes: 15 }],
    [(21 * 60 + 15) * minute, { days: 0, hours: 21, minutes: 15 }],
    [((6 * 24 + 3) * 60 + 1) * minute, { days: 6, hours: 3, minutes: 1 }],
    [-5 * minute, { days: 0, hours: 0, minutes: 0 }],
  ])('%d ms', (left, told) => {
    expect(timeLeft(left, 0)).toEqual(told);
    expect(timeLeft(at(departs), at(departs) - left)).toEqual(told);
  });
});
