import { describe, expect, it } from 'vitest';
import { chosenSpan, spanOf, spanProblem } from './list-filter.ts';

const today = '2026-06-01';

describe('days of a filter', () => {
  it.each([
    ['2026-05-01', '2026-05-01', undefined],
    ['2026-05-02', '2026-05-01', 'order'],
    ['2025-06-01', '2026-06-01', undefined],
    ['2025-05-31', '2026-06-01', 'year'],
  ])('from %s until %s: %s', (from, until, problem) => expect(spanProblem({ from, until })).toBe(problem));

  it('are those of the address, or the last month where it names none that can be', () => {
    const usual = { from: '2026-05-01', until: today };
    const span = { from: '2026-01-01', until: '2026-02-01' };
    expect(spanOf(span, today)).toEqual(span);
    expect(chosenSpan(span, today)).toEqual(span);
    for (const wrong of [
      {},
      { from: '2026-01-01' },
      { from: 'yesterday', until: today },
      { from: '2026-02-01', until: '2026-01-01' },
      { from: '2024-01-01', until: '2026-01-01' },
    ]) {
      expect(spanOf(wrong, today)).toEqual(usual);
      expect(chosenSpan(wrong, today)).toBeUndefined();
    }
  });
});
