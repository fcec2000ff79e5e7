import { describe, expect, it } from 'vitest';
import { nearestChecked, type PassSegment } from './nearest.ts';
import type { BoardingState } from '../check-in/check-in.ts';

const flight = (segmentId: string, day: number, ...states: BoardingState[]): PassSegment => ({
  segmentId,
  departure: { time: `2026-06-0${day}T08:00:00+08:00` },
  arrival: { time: `2026-06-0${day}T10:15:00+08:00` },
  passengers: states.map((state) => ({ state })),
});
const at = (time: string) => Date.parse(`${time}+08:00`);

describe('the segment whose pass is wanted next', () => {
  const segments = [
    flight('third', 3, 'checkedIn'),
    flight('open', 1, 'open'),
    flight('first', 1, 'open', 'checkedIn'),
    flight('cancelled', 2, 'cancelled'),
  ];
  it.each([
    ['before all', '2026-06-01T07:00:00', 'first'],
    ['in the air', '2026-06-01T10:14:00', 'first'],
    ['after the landing', '2026-06-01T10:15:00', 'third'],
    ['after all', '2026-06-05T07:00:00', 'third'],
  ])('%s', (_, now, id) => {
    expect(nearestChecked(segments, at(now))).toBe(id);
  });

  it('is the only one, even after its landing, and the last of many', () => {
    expect(nearestChecked([flight('one', 1, 'checkedIn')], at('2026-06-02T07:00:00'))).toBe('one');
    const many = [1, 2, 3].map((day) => flight(`day ${day}`, day, 'checkedIn'));
    expect(nearestChecked(many, at('2026-06-04T07:00:00'))).toBe('day 3');
  });

  it('is none where nobody is checked in', () => {
    expect(nearestChecked([flight('open', 1, 'open', 'cancelled')], 0)).toBeUndefined();
    expect(nearestChecked([], 0)).toBeUndefined();
  });
});
