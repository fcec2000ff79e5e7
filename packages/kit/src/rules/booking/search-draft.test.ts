import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostSegments, searchKinds, type SearchDraft } from './search-address.ts';
import {
  emptySearch,
  hasGap,
  withEndsSwapped,
  withKind,
  withoutSegment,
  withPlace,
  withSearchDays,
  withSegment,
} from './search-draft.ts';

const multi: SearchDraft = {
  ...emptySearch,
  kind: 'multi',
  segments: [{ from: 'PEK', to: 'SHA', day: '2026-09-25' }, { from: 'SHA' }],
};

describe('a segment', () => {
  it('begins where the last one ends', () => {
    expect(withSegment({ ...multi, segments: [{ to: 'SHA' }] }).segments[1]).toEqual({ from: 'SHA' });
    expect(withSegment({ ...multi, segments: [{}] }).segments[1]).toEqual({});
  });

  it('follows the end of the one before when that changes, until it begins elsewhere', () => {
    expect(withPlace(multi, 0, 'to', 'CAN').segments[1]).toEqual({ from: 'CAN' });
    const elsewhere = withPlace(multi, 1, 'from', 'TFU');
    expect(withPlace(elsewhere, 0, 'to', 'CAN').segments[1]).toEqual({ from: 'TFU' });
    expect(withPlace({ ...multi, segments: [{}, {}] }, 0, 'to', 'CAN').segments[1]).toEqual({ from: 'CAN' });
    expect(withPlace(multi, 5, 'to', 'CAN')).toBe(multi);
  });

  it('is pointed out where it begins elsewhere', () => {
    const elsewhere = withPlace(multi, 1, 'from', 'TFU');
    expect([hasGap(multi, 1), hasGap(elsewhere, 1), hasGap(elsewhere, 0)]).toEqual([false, true, false]);
    expect(hasGap({ ...elsewhere, kind: 'oneway' }, 1)).toBe(false);
  });

  it('changes its ends for each other, and keeps its day', () => {
    expect(withEndsSwapped(multi, 0).segments[0]).toEqual({ from: 'SHA', to: 'PEK', day: '2026-09-25' });
    expect(withEndsSwapped({ ...emptySearch, segments: [{ from: 'PEK' }] }, 0).segments).toEqual([
      { to: 'PEK' },
    ]);
  });
});

describe('there and back', () => {
  it('leads back from where it goes to, whatever changes', () => {
    const both = withKind({ ...multi, segments: [{ from: 'PEK', to: 'SHA' }] }, 'return');
    const dated = withSearchDays(both, 0, '2026-09-25', '2026-09-30');
    expect(dated.segments).toEqual([
      { from: 'PEK', to: 'SHA', day: '2026-09-25' },
      { from: 'SHA', to: 'PEK', day: '2026-09-30' },
    ]);
    expect(withPlace(dated, 0, 'to', 'CAN').segments[1]).toEqual({
      from: 'CAN',
      to: 'PEK',
      day: '2026-09-30',
    });
    expect(withEndsSwapped(dated, 0).segments[1]).toEqual({ from: 'PEK', to: 'SHA', day: '2026-09-30' });
  });

  it('becomes one way without a day back, and one way there and back with one', () => {
    const one = withSearchDays(
      { ...emptySearch, segments: [{ from: 'PEK', to: 'SHA' }] },
      0,
      '2026-09-25',
      '2026-09-30',
    );
    expect(one).toMatchObject({
      kind: 'return',
      segments: [
        { from: 'PEK', to: 'SHA', day: '2026-09-25' },
        { from: 'SHA', to: 'PEK', day: '2026-09-30' },
      ],
    });
    expect(withSearchDays(one, 0, '2026-09-26')).toMatchObject({
      kind: 'oneway',
      segments: [{ from: 'PEK', to: 'SHA', day: '2026-09-26' }],
    });
    expect(withSearchDays(multi, 0, '2026-09-25', '2026-09-30')).toMatchObject({ kind: 'multi' });
  });
});

it('a day is that of its own segment', () => {
  expect(withSearchDays(multi, 1, '2026-09-27').segments).toEqual([
    { from: 'PEK', to: 'SHA', day: '2026-09-25' },
    { from: 'SHA', day: '2026-09-27' },
  ]);
});

describe('the number of segments', () => {
  it('is one, two, or two to six, whatever is done', () => {
    const step = fc.oneof(
      fc.constantFrom(...searchKinds).map((kind) => (draft: SearchDraft) => withKind(draft, kind)),
      fc.constant((draft: SearchDraft) => (draft.kind === 'multi' ? withSegment(draft) : draft)),
      fc
        .nat(6)
        .map((at) => (draft: SearchDraft) => (draft.kind === 'multi' ? withoutSegment(draft, at) : draft)),
      fc.nat(6).map((at) => (draft: SearchDraft) => withPlace(draft, at, 'to', 'CAN')),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let draft = emptySearch;
        for (const act of steps) draft = act(draft);
        const count = draft.segments.length;
        expect(
          draft.kind === 'multi'
            ? count >= 2 && count <= mostSegments
            : count === (draft.kind === 'return' ? 2 : 1),
        ).toBe(true);
      }),
    );
  });

  it('never falls below two', () => {
    expect(withoutSegment(multi, 0)).toBe(multi);
    expect(withoutSegment(withSegment(multi), 1).segments).toHaveLength(2);
  });
});
