import { describe, expect, it } from 'vitest';
import type { Seating, SeatPassenger } from './cabin.ts';
import { layoutOf, type SeatLayout } from './layout.ts';
import { type SeatFilter } from './filter.ts';
import { proposeSeats } from './proposal.ts';
import { adult, child, infant, mapOf, narrow } from './samples.support.ts';

const adults = (count: number): readonly SeatPassenger[] =>
  Array.from({ length: count }, (_, at) => adult(`a${at + 1}`));
const children = (count: number): readonly SeatPassenger[] =>
  Array.from({ length: count }, (_, at) => child(`c${at + 1}`));

/** Seats of passengers, in short: `a1 1A, a2 1B`. */
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

  it('gives nobody what another has paid for', () => {
    const given = { layout: narrow('... xxx'), party: adults(2), seating: { a1: '1B' } };
    expect(proposeSeats(given)).toMatchObject({ seating: { a2: '1A' } });
    expect(proposeSeats({ ...given, owned: { a1: '1A' } })).toMatchObject({ seating: { a2: '1C' } });
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
