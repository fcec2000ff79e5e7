import { describe, expect, it } from 'vitest';
import { flightStates } from '../dynamics/flight.ts';
import { boardTime } from './board.ts';
import { slowerBy } from './traffic.ts';

const planned = '2026-06-01T07:30:00+08:00';
const later = '2026-06-01T07:50:00+08:00';
const actual = '2026-06-01T07:52:00+08:00';

describe('the time that a board shows', () => {
  it('is the planned one where no other is told', () =>
    expect(boardTime({ planned }, 'scheduled')).toEqual({ now: planned, was: undefined }));

  it('is the estimated one, and the actual one before it', () => {
    expect(boardTime({ planned, estimated: later }, 'delayed')).toEqual({ now: later, was: planned });
    expect(boardTime({ planned, estimated: later, actual }, 'departed')).toEqual({
      now: actual,
      was: planned,
    });
  });

  it('is not told twice, seconds aside', () =>
    expect(boardTime({ planned, actual: '2026-06-01T07:30:40+08:00' }, 'departed')).toEqual({
      now: planned,
      was: undefined,
    }));

  it.each(['cancelled', 'unknown'] as const)('of a flight that is %s is the planned one', (state) =>
    expect(boardTime({ planned, estimated: later }, state)).toEqual({ now: planned, was: undefined }),
  );

  it('is there in every state', () => {
    for (const state of flightStates) expect(boardTime({ planned }, state).now).toBe(planned);
  });
});

describe('a way that takes longer than usual', () => {
  it.each([
    [{ minutes: 70, usual: 50 }, 20],
    [{ minutes: 55, usual: 50 }, 5],
    [{ minutes: 54, usual: 50 }, undefined],
    [{ minutes: 40, usual: 50 }, undefined],
    [{ minutes: 70 }, undefined],
    [{ usual: 50 }, undefined],
    [{}, undefined],
  ])('%o is later by %s', (way, minutes) => expect(slowerBy(way)).toBe(minutes));
});
