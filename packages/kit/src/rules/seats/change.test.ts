import { describe, expect, it } from 'vitest';
import { seatChangeEnd, seatSteps } from './change.ts';

const at = (second: number) => `2026-06-01T10:00:${String(second).padStart(2, '0')}+08:00`;

describe('the steps of a seat change', () => {
  it('begin with the old seat', () => {
    const told = { step: 'oldCancelling', begun: { oldCancelling: at(1) } } as const;
    expect(seatSteps(told)).toEqual([
      { step: 'oldCancelling', state: 'now', at: at(1) },
      { step: 'newProcessing', state: 'later' },
      { step: 'changed', state: 'later' },
    ]);
    expect(seatChangeEnd(told)).toBe('working');
  });

  it('are done when the next has begun', () => {
    const told = { step: 'newProcessing', begun: { oldCancelling: at(1), newProcessing: at(4) } } as const;
    expect(seatSteps(told).slice(0, 2)).toEqual([
      { step: 'oldCancelling', state: 'done', at: at(4) },
      { step: 'newProcessing', state: 'now', at: at(4) },
    ]);
  });

  it('are all done in the end', () => {
    const told = {
      step: 'changed',
      begun: { oldCancelling: at(1), newProcessing: at(4), changed: at(9) },
    } as const;
    expect(seatSteps(told).map(({ state, at: when }) => [state, when])).toEqual([
      ['done', at(4)],
      ['done', at(9)],
      ['done', at(9)],
    ]);
    expect(seatChangeEnd(told)).toBe('changed');
  });

  it.each(['restored', 'lost'] as const)('stop where the new seat is not to be had: %s', (failed) => {
    const told = {
      step: 'newProcessing',
      begun: { oldCancelling: at(1), newProcessing: at(4) },
      failed,
    } as const;
    expect(seatSteps(told).map(({ state }) => state)).toEqual(['done', 'failed', 'failed']);
    expect(seatChangeEnd(told)).toBe(failed);
  });
});
