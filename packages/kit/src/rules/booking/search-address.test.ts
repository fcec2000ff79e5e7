import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../days.ts';
import { oneAdult, partyProblem } from './party.ts';
import {
  mostSegments,
  readFlightSearch,
  readSearchDraft,
  searchCabins,
  searchParts,
  wholeSearch,
  writeFlightSearch,
  type FlightSearch,
  type SearchDraft,
} from './search-address.ts';

const anyCode = fc.constantFrom('SHA', 'PEK', 'CAN', 'CDG', 'LAX', 'SYD', 'URC', 'NRT');
const anyDay = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days));
const anyParty = fc
  .record({
    adults: fc.integer({ min: 1, max: 9 }),
    children: fc.integer({ min: 0, max: 8 }),
    infants: fc.integer({ min: 0, max: 4 }),
  })
  .filter((party) => partyProblem(party) === undefined);
const anyChoices = fc
  .record({
    party: anyParty,
    cabin: fc.option(fc.constantFrom(...searchCabins), { nil: undefined }),
    points: fc.boolean(),
    direct: fc.boolean(),
  })
  .map(({ party, cabin, ...choices }) => ({ ...party, ...choices, ...(cabin && { cabin }) }));
const anySegment = fc
  .record({ from: anyCode, to: anyCode, day: anyDay })
  .filter(({ from, to }) => from !== to);

const anySearch: fc.Arbitrary<FlightSearch> = fc
  .record({
    choices: anyChoices,
    kind: fc.constantFrom('oneway' as const, 'return' as const, 'multi' as const),
    segments: fc.array(anySegment, { minLength: 2, maxLength: mostSegments }),
  })
  .map(({ choices, kind, segments }) => {
    const inOrder = segments.toSorted((a, b) => (a.day < b.day ? -1 : 1));
    const [out, next] = inOrder as [(typeof inOrder)[0], (typeof inOrder)[0]];
    return {
      ...choices,
      kind,
      segments: {
        oneway: [out],
        return: [out, { from: out.to, to: out.from, day: next.day }],
        multi: inOrder,
      }[kind],
    };
  });

const anyDraft: fc.Arbitrary<SearchDraft> = fc
  .record({
    choices: anyChoices,
    segments: fc.array(fc.record({ from: anyCode, to: anyCode, day: anyDay }, { requiredKeys: [] }), {
      minLength: 1,
      maxLength: mostSegments,
    }),
  })
  .map(({ choices, segments }) => ({ ...choices, kind: 'multi' as const, segments }));

const read = (text: string) => readSearchDraft(new URLSearchParams(text));

describe('an address', () => {
  it('holds every search whole', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const text = writeFlightSearch(search).toString();
        expect(readFlightSearch(new URLSearchParams(text))).toEqual(search);
        expect(read(text).dropped).toEqual([]);
        expect(writeFlightSearch(search).toString()).toBe(text);
      }),
    );
  });

  it('holds every draft as far as it has been typed', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(readSearchDraft(writeFlightSearch(draft))).toEqual({ draft, dropped: [] });
      }),
    );
  });

  it('is never one that cannot be read, and what it gives can be written again', () => {
    const part = fc.tuple(
      fc.oneof(fc.constantFrom(...searchParts), fc.string()),
      fc.oneof(
        fc.string(),
        fc.constantFrom('SHA-PEK-2026-12-01', 'SHA-PEK-2026-02-30', '--', '1', '9', '12', 'return', 'multi'),
      ),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const { draft } = readSearchDraft(new URLSearchParams(parts));
        expect(partyProblem(draft)).toBeUndefined();
        expect(draft.segments.length).toBeLessThanOrEqual(mostSegments);
        expect(readSearchDraft(writeFlightSearch(draft)).draft).toEqual(draft);
      }),
    );
  });

  it('says the same search in one way', () => {
    expect(
      writeFlightSearch({
        ...oneAdult,
        kind: 'oneway',
        segments: [{ from: 'SHA', to: 'PEK', day: '2026-12-01' }],
        cabin: 'economy',
        points: false,
        direct: true,
      }).toString(),
    ).toBe('trip=oneway&seg=SHA-PEK-2026-12-01&adults=1&cabin=economy&direct=1');
  });
});

describe('a part that makes no sense', () => {
  it.each([
    ['trip=round', 'trip'],
    ['seg=SHAPEK', 'seg'],
    ['seg=SHA-PEK-2026-02-30', 'seg'],
    ['seg=SHA-PEK-2026-13-01', 'seg'],
    ['seg=SHA-P%3Cscript%3E-2026-12-01', 'seg'],
    [`seg=${'--&seg='.repeat(6)}--`, 'seg'],
    ['adults=two', 'adults'],
    ['adults=10', 'adults'],
    ['adults=-1', 'adults'],
    ['cabin=upper', 'cabin'],
    ['points=yes', 'points'],
    ['direct=0', 'direct'],
  ])('%s is left out and named', (text, part) => {
    expect(read(text).dropped).toEqual([part]);
  });

  it('makes one adult of a party that cannot book', () => {
    const { draft, dropped } = read('adults=1&infants=2');
    expect(draft).toMatchObject(oneAdult);
    expect(dropped).toEqual(['adults', 'infants']);
  });

  it('does not take what is good beside it along', () => {
    expect(read('trip=multi&seg=SHA-PEK-2026-12-01&seg=x&cabin=first&adults=z').draft).toMatchObject({
      kind: 'multi',
      segments: [{ from: 'SHA', to: 'PEK', day: '2026-12-01' }],
      cabin: 'first',
      adults: 1,
    });
  });
});

describe('kinds', () => {
  it('makes several segments of a way back that does not lead back', () => {
    const search = read('trip=return&seg=SHA-PEK-2026-12-01&seg=PEK-CAN-2026-12-05').draft;
    expect(search.kind).toBe('multi');
    expect(search.segments).toHaveLength(2);
  });

  it('gives a way back its ends, and keeps the way out alone of one way', () => {
    expect(read('trip=return&seg=SHA-PEK-2026-12-01&seg=--2026-12-05').draft.segments).toEqual([
      { from: 'SHA', to: 'PEK', day: '2026-12-01' },
      { from: 'PEK', to: 'SHA', day: '2026-12-05' },
    ]);
    expect(read('trip=oneway&seg=SHA-PEK-2026-12-01&seg=PEK-SHA-2026-12-05').draft.segments).toHaveLength(1);
  });

  it('is told by the number of segments where nothing is said', () => {
    expect(read('seg=SHA-PEK-2026-12-01').draft.kind).toBe('oneway');
    expect(read('seg=SHA-PEK-2026-12-01&seg=PEK-CAN-2026-12-02').draft.kind).toBe('multi');
  });

  it('reads codes in small letters', () => {
    expect(read('seg=sha-pek-').draft.segments).toEqual([{ from: 'SHA', to: 'PEK' }]);
  });
});

describe('a search that cannot be asked for', () => {
  it.each([
    ['', 'nothing'],
    ['seg=SHA-PEK-', 'no day'],
    ['seg=SHA--2026-12-01', 'no end'],
    ['seg=SHA-SHA-2026-12-01', 'one place'],
    ['trip=return&seg=SHA-PEK-2026-12-05&seg=PEK-SHA-2026-12-01', 'back before out'],
    ['trip=return&seg=SHA-PEK-2026-12-05', 'no day of return'],
    ['trip=multi&seg=SHA-PEK-2026-12-05&seg=PEK-CAN-2026-12-04', 'days backwards'],
    ['seg=SHA-PEK-2026-12-01&adults=99', 'more than can be counted'],
    ['seg=SHA-PEK-2026-12-01&adults=8&children=2', 'more than nine'],
    ['seg=SHA-PEK-2026-12-01&adults=1&infants=2', 'infants without an adult of their own'],
    ['seg=SHA-PEK-2026-12-01&adults=0&children=1', 'a child alone'],
  ])('%s: %s', (text) => {
    expect(readFlightSearch(new URLSearchParams(text))).toBeUndefined();
  });

  it('has a gap between segments all the same', () => {
    expect(
      readFlightSearch(new URLSearchParams('trip=multi&seg=SHA-PEK-2026-12-01&seg=CAN-SYD-2026-12-01')),
    ).toBeDefined();
  });

  it('has a party that cannot book', () => {
    const draft = read('seg=SHA-PEK-2026-12-01').draft;
    expect(wholeSearch(draft)).toBeDefined();
    expect(wholeSearch({ ...draft, infants: 2 })).toBeUndefined();
  });
});
