import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Seating, SeatPassenger } from './cabin.ts';
import { seatingProblems, type SeatSituation } from './seat-eligibility.ts';
import { layoutOf, type SeatLayout } from './seat-layout.ts';
import { answersFilter, bandId, isOffered, type SeatFilter } from './seat-legend.ts';
import { seatedOf } from './seat-party.ts';
import { proposeSeats, togetherness } from './seat-proposal.ts';
import { adult, child, infant, mapOf, narrow, smallLayout, someLayout, someParty } from './seat-samples.ts';

const adults = (count: number): readonly SeatPassenger[] =>
  Array.from({ length: count }, (_, at) => adult(`a${at + 1}`));
const children = (count: number): readonly SeatPassenger[] =>
  Array.from({ length: count }, (_, at) => child(`c${at + 1}`));

/** Who sits where, in short: `a1 1A, a2 1B`. */
const proposed = (
  layout: SeatLayout,
  party: readonly SeatPassenger[],
  filter: SeatFilter = {},
  seating: Seating = {},
): string => {
  const proposal = proposeSeats({ layout, party, seating }, filter);
  if (!proposal.ok) return proposal.reason;
  const seats = Object.entries(proposal.seating).map(([id, designator]) => `${id} ${designator}`);
  return `${proposal.together}: ${seats.sort().join(', ')}`;
};

describe('proposeSeats', () => {
  it.each<[string, SeatLayout, readonly SeatPassenger[], string]>([
    ['one seat, the cheapest', narrow('*S. ...'), adults(1), 'block: a1 1C'],
    ['two side by side', narrow('.x. x..', '... ...'), adults(2), 'block: a1 1E, a2 1F'],
    [
      'not over an aisle, if a row behind has room',
      narrow('xx. .xx', 'x.. xxx'),
      adults(2),
      'block: a1 2B, a2 2C',
    ],
    ['side by side before cheap', narrow('.x. x.x', '*** xxx'), adults(2), 'block: a1 2A, a2 2B'],
    ['the cheaper of two pairs', narrow('**x xss', 'xxx xSS'), adults(2), 'block: a1 1E, a2 1F'],
    ['over the aisle before two rows', narrow('x.x x.x', 'xx. .xx'), adults(2), 'row: a1 2C, a2 2D'],
    ['nobody alone over the aisle', narrow('... ..x'), adults(4), 'row: a1 1B, a2 1C, a3 1D, a4 1E'],
    ['one behind the other', narrow('x.x xx.', 'x.x xxx', 'xxx .xx'), adults(2), 'rows: a1 1B, a2 2B'],
    ['points only when nothing else is left', narrow('pp. x.x'), adults(1), 'block: a1 1C'],
    [
      'no exit at the same price',
      narrow({ drawn: '... xxx', exit: 'left' }, '... xxx'),
      adults(2),
      'block: a1 2A, a2 2B',
    ],
    ['nothing left', narrow('xxx xPx'), adults(1), 'noRoom'],
    ['too few left', narrow('xxx .Px'), adults(2), 'noRoom'],
    ['a child between', narrow('... xxx'), [...adults(1), ...children(2)], 'block: a1 1B, c1 1A, c2 1C'],
    [
      'each child at an adult’s side',
      narrow('... ...'),
      [...adults(2), ...children(2)],
      'row: a1 1B, a2 1D, c1 1C, c2 1E',
    ],
    [
      'a child never over the aisle from its adult',
      narrow('xx. .xx'),
      [...adults(1), ...children(1)],
      'noRoom',
    ],
    [
      'three children over the aisle, if need be',
      narrow('x.. ..x'),
      [...adults(1), ...children(3)],
      'row: a1 1C, c1 1B, c2 1D, c3 1E',
    ],
    ['a child alone', narrow('...'), children(1), 'childAlone'],
    [
      'too many small ones',
      narrow('... ...'),
      [adult('a'), ...['b', 'c', 'd', 'e'].map((id) => child(id, 3))],
      'tooManyChildren',
    ],
    [
      'an infant where there is a mask',
      narrow('.i. ...'),
      [adult('a1'), adult('a2', { infantId: 'b' }), infant('b')],
      'block: a1 1A, a2 1B',
    ],
    ['no mask left', narrow('... ...'), [adult('a1', { infantId: 'b' }), infant('b')], 'noRoom'],
    [
      'no exit for who needs help',
      narrow('eee xxx', 'x.x xxx'),
      [adult('a1', { needsHelp: true })],
      'block: a1 2B',
    ],
  ])('%s', (_, layout, party, expected) => expect(proposed(layout, party)).toBe(expected));

  it('takes the wished for band, and others only if it does not suffice', () => {
    const layout = narrow('... *xx', '*** SSx');
    expect(proposed(layout, adults(2), { bands: ['preferred:CNY9000+900'] })).toBe('block: a1 2A, a2 2B');
    expect(proposed(layout, adults(1), { bands: ['selectable:CNY6000+600'] })).toBe('block: a1 2D');
    expect(proposed(layout, adults(3), { bands: ['selectable:CNY6000+600'] })).toMatch(/^block: a1 1A/);
    expect(proposed(layout, adults(1), { features: ['window'], bands: ['preferred:CNY9000+900'] })).toBe(
      'block: a1 2A',
    );
  });

  it('leaves who sits, and seats the others close by', () => {
    const layout = narrow('... ...', '... ...', '... ...');
    expect(proposed(layout, adults(2), {}, { a1: '3F' })).toBe('block: a1 3F, a2 3E');
    expect(proposed(layout, [...adults(1), ...children(1)], {}, { a1: '2C' })).toBe('block: a1 2C, c1 2B');
    expect(proposed(layout, [...adults(1), ...children(1)], {}, { c1: '2D' })).toBe('block: a1 2E, c1 2D');
    expect(proposed(layout, adults(1), {}, { a1: '3F' })).toBe('block: a1 3F');
  });

  it('keeps a cabin of nine close together', () => {
    const letters = 'ABC DEFG HJK';
    const layout = layoutOf(mapOf([{ letters, rows: Array.from({ length: 30 }, () => '... .... ...') }]));
    expect(proposed(layout, adults(9))).toMatch(/^row: a1 1A/);
    const full = layoutOf(mapOf([{ letters, rows: Array.from({ length: 48 }, () => '.x. x.xx .x.') }]));
    const found = proposeSeats({ layout: full, party: adults(9), seating: {} });
    const rows = found.ok ? Object.values(found.seating).map((seat) => parseInt(seat, 10)) : [];
    expect(Math.max(...rows) - Math.min(...rows)).toBe(2);
  });
});

const filters: fc.Arbitrary<SeatFilter> = fc.record(
  {
    free: fc.boolean(),
    features: fc.subarray(['window', 'aisle', 'middle'] as const, { maxLength: 1 }),
    bands: fc.subarray(['free:0', 'selectable:CNY3000+300', 'preferred:CNY9000+900']),
  },
  { requiredKeys: [] },
);

/** Every way to seat a party on what is on offer, tried one after the other. */
function canBeSeated({ layout, party, seating }: SeatSituation): boolean {
  const next = seatedOf(party).find(({ id }) => seating[id] === undefined);
  if (!next) return seatingProblems({ layout, party, seating }).length === 0;
  return layout.seats.some(
    ({ seat, designator }) =>
      isOffered(seat) &&
      !Object.values(seating).includes(designator) &&
      canBeSeated({ layout, party, seating: { ...seating, [next.id]: designator } }),
  );
}

// Measured in Node 24 on 48 rows of ten, processor time once warm: two passengers 0.1 to 22 ms; nine adults 0.5 to 20 ms, on an
// empty map, a full one, and one where nobody finds two seats together; nine of every kind, with infants and children, 1 to 50 ms,
// and 250 ms where a chequered map has to be divided in five.

describe('every proposal', () => {
  it('seats everybody by the rules, on a seat of their own, and moves nobody', () => {
    fc.assert(
      fc.property(someLayout, someParty(6), filters, fc.nat(), (layout, party, filter, seed) => {
        // Somebody sits already, where that breaks no rule.
        const [first] = party;
        const start = layout.seats[seed % Math.max(1, layout.seats.length)]?.designator;
        const tried = first && start !== undefined && first.type === 'adult' ? { [first.id]: start } : {};
        const seating = seatingProblems({ layout, party, seating: tried }).length === 0 ? tried : {};
        const proposal = proposeSeats({ layout, party, seating }, filter);
        if (!proposal.ok) return;
        expect(seatingProblems({ layout, party, seating: proposal.seating })).toEqual([]);
        expect(Object.keys(proposal.seating).sort()).toEqual(
          seatedOf(party)
            .map(({ id }) => id)
            .sort(),
        );
        expect(new Set(Object.values(proposal.seating)).size).toBe(seatedOf(party).length);
        expect(proposal.seating).toMatchObject(seating);
        expect(proposeSeats({ layout, party, seating }, filter)).toEqual(proposal);
      }),
      { numRuns: 400 },
    );
  });

  it('is there whenever the party can be seated at all', () => {
    fc.assert(
      fc.property(smallLayout, someParty(4), (layout, party) => {
        const proposal = proposeSeats({ layout, party, seating: {} });
        if (!proposal.ok && proposal.reason !== 'noRoom') return;
        expect(proposal.ok).toBe(canBeSeated({ layout, party, seating: {} }));
      }),
      { numRuns: 300 },
    );
  });

  it('seats adults side by side wherever so many seats stand side by side', () => {
    fc.assert(
      fc.property(someLayout, fc.integer({ min: 1, max: 4 }), (layout, count) => {
        const offered = (designator: string | undefined): boolean => {
          const placed = layout.byDesignator.get(designator ?? '');
          return placed !== undefined && isOffered(placed.seat);
        };
        const fits = layout.lines.some(({ seats, links }) =>
          seats.some(
            (_, at) =>
              at + count <= seats.length &&
              seats.slice(at, at + count).every(({ designator }) => offered(designator)) &&
              links.slice(at, at + count - 1).every((link) => link === 'beside'),
          ),
        );
        const proposal = proposeSeats({ layout, party: adults(count), seating: {} });
        expect(proposal.ok && proposal.together === 'block').toBe(fits);
        if (proposal.ok) expect(togetherness(layout, proposal.seating)).toBe(proposal.together);
      }),
    );
  });

  it('is within the filter if that has room, and costs no more than any other seat for one', () => {
    fc.assert(
      fc.property(someLayout, filters, (layout, filter) => {
        const proposal = proposeSeats({ layout, party: adults(1), seating: {} }, filter);
        if (!proposal.ok) return;
        const chosen = layout.byDesignator.get(proposal.seating['a1'] ?? '');
        const wanted = layout.seats.filter((placed) => answersFilter(placed, filter));
        expect(wanted.length === 0 || (chosen !== undefined && wanted.includes(chosen))).toBe(true);
        const bands = new Set(wanted.map(({ seat }) => bandId(seat)));
        if (bands.has('free:0'))
          expect(bandId(chosen?.seat ?? { designator: '', kind: 'paid', features: [], infant: false })).toBe(
            'free:0',
          );
      }),
    );
  });
});
