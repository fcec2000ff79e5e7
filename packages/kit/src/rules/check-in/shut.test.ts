import { describe, expect, it } from 'vitest';
import type { BoardingState } from './check-in.ts';
import { segmentStates, type StatedSegment } from './journey-state.ts';
import { nextSteps, shutState, shutStates } from './shut.ts';

const now = Date.parse('2026-06-01T10:00:00+08:00');
const minute = 60_000;
const inMinutes = (minutes: number) => new Date(now + minutes * minute).toISOString();

const segment = (segmentId: string, leaves: number, state: BoardingState = 'open'): StatedSegment => ({
  segmentId,
  international: false,
  supported: true,
  departure: { time: inMinutes(leaves) },
  arrival: { time: inMinutes(leaves + 120) },
  passengers: [{ passengerId: 'P', state }],
});

describe('a segment for which nothing can be done online', () => {
  it.each([
    [46, 'open', undefined],
    [45, 'open', 'closed'],
    [45, 'cancelled', 'closed'],
    [45, 'checkedIn', undefined],
    [0, 'open', 'missed'],
    [0, 'cancelled', 'missed'],
    [0, 'checkedIn', 'departed'],
    [-120, 'checkedIn', 'landed'],
  ] as const)('that leaves in %i minutes, %s, is %s', (leaves, state, expected) => {
    const one = segment('S', leaves, state);
    expect(shutState([one], one, now)).toBe(expected);
  });

  it('follows one that was missed', () => {
    const [before, after] = [segment('A', -10), segment('B', 200)];
    expect(shutState([before, after], after, now)).toBe('missedConnection');
  });
});

describe('what is next', () => {
  it('is told for every state', () =>
    expect(Object.keys(nextSteps).toSorted()).toEqual(segmentStates.toSorted()));

  it('is the counter only while the flight is there', () =>
    expect(shutStates.filter((state) => nextSteps[state] === 'counter')).toEqual(['closed']));
});
