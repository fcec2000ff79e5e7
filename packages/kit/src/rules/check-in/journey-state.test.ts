import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardingStates, type BoardingState } from './check-in.ts';
import {
  nextSegment,
  processedOf,
  segmentState,
  segmentStates,
  toDoOf,
  waitsFor,
  type StatedSegment,
} from './journey-state.ts';

const now = Date.parse('2026-06-01T10:00:00+08:00');
const hour = 3_600_000;

const segment = (
  segmentId: string,
  hours: number,
  states: readonly BoardingState[] = ['open'],
  more: Partial<StatedSegment> = {},
): StatedSegment => ({
  segmentId,
  international: false,
  supported: true,
  departure: { time: new Date(now + hours * hour).toISOString() },
  arrival: { time: new Date(now + (hours + 2) * hour).toISOString() },
  passengers: states.map((state, index) => ({ passengerId: `P${index}`, state })),
  ...more,
});

const stateOf = (...segments: [StatedSegment, ...StatedSegment[]]) =>
  segmentState(segments, segments.at(-1) ?? segments[0], now);

describe('the state of a segment', () => {
  it.each([
    ['another airline’s', segment('S', 1, ['open'], { supported: false }), 'unsupported'],
    ['left without anybody', segment('S', 0), 'missed'],
    ['left without those who cancelled', segment('S', -9, ['cancelled', 'open']), 'missed'],
    ['left with one of two', segment('S', -1.99, ['open', 'checkedIn']), 'departed'],
    ['landed', segment('S', -2, ['checkedIn']), 'landed'],
    ['all checked in', segment('S', 24, ['checkedIn', 'cancelled']), 'done'],
    ['ten days away', segment('S', 240), 'early'],
    ['tomorrow', segment('S', 24), 'open'],
    ['in its last hour', segment('S', 1.5), 'closing'],
    ['too late', segment('S', 0.75), 'closed'],
    ['too late abroad', segment('S', 1, ['open'], { international: true }), 'closed'],
  ] as const)('%s', (_, given, expected) => expect(stateOf(given)).toBe(expected));

  it('waits for the segment before it, until that is checked in', () => {
    expect(stateOf(segment('A', 20), segment('B', 24))).toBe('locked');
    expect(stateOf(segment('A', 20, ['cancelled']), segment('B', 24))).toBe('locked');
    expect(stateOf(segment('A', 20, ['checkedIn']), segment('B', 24))).toBe('open');
  });

  it('has missed its connection once the one before it has left without those who are left', () => {
    expect(stateOf(segment('A', 0), segment('B', 4))).toBe('missedConnection');
    expect(stateOf(segment('A', 0), segment('B', 60))).toBe('missedConnection');
    expect(stateOf(segment('A', -3.5), segment('B', 0.5))).toBe('missedConnection');
    expect(stateOf(segment('A', 0, ['checkedIn']), segment('B', 4))).toBe('open');
    expect(stateOf(segment('A', 0, ['open', 'checkedIn']), segment('B', 4, ['open', 'open']))).toBe('open');
    expect(stateOf(segment('A', 0, ['open', 'checkedIn']), segment('B', 4, ['open', 'checkedIn']))).toBe(
      'missedConnection',
    );
    // Another airline does not tell who flew.
    expect(stateOf(segment('A', 0, ['open'], { supported: false }), segment('B', 4))).toBe('locked');
  });

  it('waits for nobody while one passenger need not', () => {
    const before = segment('A', 20, ['open', 'checkedIn']);
    expect(stateOf(before, segment('B', 24, ['open', 'open']))).toBe('open');
    const after = segment('B', 24, ['checkedIn', 'open']);
    expect(waitsFor([before, after], after)).toBeUndefined();
  });

  it('waits for those who are left, whoever is checked in on both', () => {
    const before = segment('A', 20, ['checkedIn', 'open']);
    const after = segment('B', 24, ['checkedIn', 'open']);
    expect(waitsFor([before, after], after)).toBe(before);
    expect(stateOf(before, after)).toBe('locked');
  });

  it('is not told as waiting before it opens, nor after it has closed', () => {
    expect(stateOf(segment('A', 60), segment('B', 64))).toBe('early');
    expect(stateOf(segment('A', 0.3), segment('B', 0.5))).toBe('closed');
  });
});

describe('what is to do', () => {
  const of = (...segments: StatedSegment[]) => ({ segments });
  const firstIds = (journeys: { segments: StatedSegment[] }[]) =>
    toDoOf(journeys, now).map(({ segments }) => segments[0]?.segmentId);

  it('closes first on top; another airline’s comes last, and what is done or has left is none', () => {
    const other = of(segment('other', 1, ['open'], { supported: false }));
    const far = of(segment('far', 240));
    const soon = of(segment('soon', 1), segment('then', 5));
    const tomorrow = of(segment('tomorrow', 22));
    const done = of(segment('done', 3, ['checkedIn']));
    const left = of(segment('left', -1));
    expect(firstIds([other, far, tomorrow, done, left, soon])).toEqual(['soon', 'tomorrow', 'far', 'other']);
  });

  it('is a journey of which only a later flight is left; those of other airlines keep their order', () => {
    const half = of(segment('half', 2, ['checkedIn']), segment('then', 30));
    const [one, two, three] = ['one', 'two', 'three'].map((name) =>
      of(segment(name, 5, ['open'], { supported: false })),
    );
    if (!one || !two || !three) throw new Error('three are made');
    expect(firstIds([three, one, half, two])).toEqual(['half', 'three', 'one', 'two']);
  });

  it('begins with what is about to close', () => {
    const journeys = [of(segment('closing', 1.5)), of(segment('open', 20))];
    expect(nextSegment(journeys, now)?.segmentId).toBe('closing');
  });

  it('begins with what can be checked in for', () => {
    const journeys = [
      of(segment('closed', 0.5)),
      of(segment('done', 20, ['checkedIn']), segment('next', 24)),
    ];
    expect(nextSegment(journeys, now)?.segmentId).toBe('next');
    expect(nextSegment([of(segment('far', 240))], now)).toBeUndefined();
  });
});

const anySegment = fc
  .tuple(
    fc.integer({ min: -5, max: 100 }),
    fc.array(fc.constantFrom(...boardingStates), { minLength: 1, maxLength: 4 }),
  )
  .map(([hours, states]) => segment(`S${hours}`, hours, states));

describe('what has been processed', () => {
  it('is every passenger who is not open, once', () =>
    fc.assert(
      fc.property(fc.array(anySegment, { maxLength: 6 }), (segments) => {
        const found = processedOf([{ segments }], now);
        const wanted = segments
          .flatMap(({ passengers }) => passengers)
          .filter(({ state }) => state !== 'open');
        expect(found.flatMap(({ passengers }) => passengers)).toHaveLength(wanted.length);
        for (const { state, passengers } of found)
          expect(passengers.every((one) => one.state === state)).toBe(true);
        const left = found.map((one) => Date.parse(one.segment.departure.time) <= now);
        expect(left).toEqual(left.toSorted((a, b) => Number(a) - Number(b)));
      }),
    ));

  it('begins with what leaves next, and ends with what left first', () => {
    const of = (hours: number) => segment(String(hours), hours, ['checkedIn']);
    const found = processedOf([{ segments: [of(-2), of(30)] }, { segments: [of(8), of(-1)] }], now);
    expect(found.map(({ segment: { segmentId } }) => segmentId)).toEqual(['8', '30', '-1', '-2']);
    const sorted = processedOf([{ segments: [of(2), of(8), of(0), of(30)] }], now);
    expect(sorted.map(({ segment: { segmentId } }) => segmentId)).toEqual(['2', '8', '30', '0']);
  });
});

it('every state has a name', () => expect(new Set(segmentStates).size).toBe(11));
