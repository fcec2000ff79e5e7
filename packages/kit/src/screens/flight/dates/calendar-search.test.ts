import { describe, expect, it } from 'vitest';
import { partyOf, searchOn } from './calendar-search.ts';

const alone = { adults: 1, children: 0, infants: 0 };

describe('the travellers of an address', () => {
  it.each([
    [{}, alone],
    [
      { adults: '2', children: '1' },
      { adults: 2, children: 1, infants: 0 },
    ],
    [
      { adults: '2', children: 'x' },
      { adults: 2, children: 0, infants: 0 },
    ],
    [{ adults: '1', infants: '2' }, alone],
    [{ adults: '12' }, alone],
  ])('%j', (query, party) => expect(partyOf(query)).toEqual(party));
});

describe('the search on the days that are chosen', () => {
  const search = { ...alone, from: 'SHA', to: 'BJS', cabin: undefined, direct: true } as const;
  const out = '2026-07-01';
  const back = '2026-07-05';

  it('leads there, or there and back', () => {
    expect(searchOn({ ...search, trip: 'OW' }, { out })).toEqual({
      ...alone,
      kind: 'oneway',
      segments: [{ from: 'SHA', to: 'BJS', day: out }],
      cabin: undefined,
      points: false,
      direct: true,
    });
    expect(searchOn({ ...search, trip: 'RT' }, { out, back })).toMatchObject({
      kind: 'return',
      segments: [
        { from: 'SHA', to: 'BJS', day: out },
        { from: 'BJS', to: 'SHA', day: back },
      ],
    });
  });
});
