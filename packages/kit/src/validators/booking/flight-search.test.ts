import { describe, expect, it } from 'vitest';
import type { SearchDraft } from '../../rules/booking/search-address.ts';
import { emptySearch } from '../../rules/booking/search-draft.ts';
import { checkFlightSearchField, flightSearchFields, type FlightSearchField } from './flight-search.ts';

const today = '2026-06-01';
const leg = (from: string, to: string, day: string) => ({ from, to, day });
const multi = (...segments: SearchDraft['segments']): SearchDraft => ({
  ...emptySearch,
  kind: 'multi',
  segments,
});

const problems = (draft: SearchDraft) =>
  flightSearchFields(draft).flatMap((field) => {
    const refused = checkFlightSearchField(field, draft, { today });
    return refused ? [[field, refused.key]] : [];
  });

describe('a search', () => {
  it('that is empty wants both ends and a day', () => {
    expect(problems(emptySearch)).toEqual([
      ['segments.0.from', 'city.choose'],
      ['segments.0.to', 'city.choose'],
      ['segments.0.day', 'day.empty'],
    ]);
  });

  it.each([
    ['today', leg('PEK', 'SHA', '2026-06-01'), []],
    ['yesterday', leg('PEK', 'SHA', '2026-05-31'), [['segments.0.day', 'day.past']]],
    ['one place', leg('PEK', 'PEK', '2026-06-01'), [['segments.0.to', 'place.same']]],
    ['no day', leg('PEK', 'SHA', '2026-02-30'), [['segments.0.day', 'day.date']]],
  ])('%s', (_, segment, found) => {
    expect(problems({ ...emptySearch, segments: [segment] })).toEqual(found);
  });

  it('there and back wants a day for the way back, not before the way out', () => {
    const draft = (back?: string): SearchDraft => ({
      ...emptySearch,
      kind: 'return',
      segments: [leg('PEK', 'SHA', '2026-06-10'), { from: 'SHA', to: 'PEK', ...(back && { day: back }) }],
    });
    expect(problems(draft('2026-06-10'))).toEqual([]);
    expect(problems(draft('2026-06-09'))).toEqual([['segments.1.day', 'return.early']]);
    expect(problems(draft())).toEqual([['segments.1.day', 'day.empty']]);
  });

  it('of several segments never goes back in time, and names the segment that it lies before', () => {
    const draft = multi(
      leg('PEK', 'SHA', '2026-06-10'),
      leg('SHA', 'CAN', '2026-06-12'),
      leg('CAN', 'TFU', '2026-06-11'),
    );
    expect(checkFlightSearchField('segments.2.day', draft, { today })).toMatchObject({
      key: 'segment.early',
      args: { number: 2 },
    });
    expect(problems(draft)).toHaveLength(1);
  });

  it('may have a gap between segments', () => {
    expect(problems(multi(leg('PEK', 'SHA', '2026-06-10'), leg('CAN', 'TFU', '2026-06-12')))).toEqual([]);
  });

  it.each([
    [{ adults: 0, children: 1 }, 'party.alone'],
    [{ adults: 0 }, 'party.alone'],
    [{ adults: 1.5 }, 'party.alone'],
    [{ adults: 10 }, 'party.many'],
    [{ infants: 2 }, 'party.infants'],
  ])('for %j is refused', (party, key) => {
    const draft = { ...emptySearch, segments: [leg('PEK', 'SHA', '2026-06-10')], ...party };
    expect(problems(draft)).toEqual([['party', key]]);
  });

  it('has no fields of segments that its kind does not have', () => {
    const one: FlightSearchField = 'segments.1.to';
    expect(checkFlightSearchField(one, { ...emptySearch, segments: [{}, {}] }, { today })?.key).toBe(
      'city.choose',
    );
    expect(
      checkFlightSearchField(one, { ...emptySearch, kind: 'return', segments: [{}, {}] }, { today }),
    ).toBeUndefined();
  });
});
