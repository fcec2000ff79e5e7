import { describe, expect, it } from 'vitest';
import type { SeatFeature } from './cabin.ts';
import { layoutOf, type SeatLayout } from './layout.ts';
import { neighboursOf } from './neighbours.ts';
import type { PlacedSeat } from './place.ts';
import { mapOf, narrow } from './samples.support.ts';
import { sectionsOf } from './sections.ts';

const seatIn = (layout: SeatLayout, designator: string): PlacedSeat => {
  const placed = layout.byDesignator.get(designator);
  if (!placed) throw new Error(`No seat ${designator}`);
  return placed;
};
const names = (seats: readonly PlacedSeat[]): string => seats.map(({ designator }) => designator).join(' ');

describe('layoutOf', () => {
  const layout = layoutOf(
    mapOf(
      [
        { letters: 'AC DF', rows: ['gg ll', '.. ..', '.. ..'], from: 1 },
        { letters: 'ABC DEF', rows: ['.-. x.l', { drawn: '... ...', exit: 'left' }], from: 31 },
      ],
      [{ letters: 'A', rows: ['.'], from: 71 }],
    ),
  );

  it('finds each seat with its place in the data', () => {
    expect(seatIn(layout, '31C')).toMatchObject({
      row: '31',
      letter: 'C',
      deck: 'main',
      at: { deck: 0, cabin: 1, row: 0, column: 2 },
      line: 2,
      place: 1,
    });
    for (const placed of layout.seats) {
      const { at, line, place } = placed;
      const element = layout.decks[at.deck]?.cabins[at.cabin]?.rows[at.row]?.elements[at.column];
      expect(element).toEqual({ type: 'seat', seat: placed.seat });
      expect(layout.lines[line]?.seats[place]).toBe(placed);
    }
  });

  it('counts rows with seats alone, in order through the decks', () => {
    expect(layout.lines.map(({ number }) => number)).toEqual(['1', '2', '31', '32', '71']);
    expect(layout.lines.map(({ deck }) => deck).join(' ')).toBe('main main main main upper');
  });

  it('takes number and letter from the designator where the map prints none', () => {
    const [deck] = mapOf([{ letters: 'ABC DEF', rows: ['... ...'], from: 12 }]).decks;
    const [cabin] = deck?.cabins ?? [];
    const bare = {
      ...cabin,
      class: 'economy' as const,
      columns: [],
      rows: (cabin?.rows ?? []).map(({ elements }) => ({ elements })),
    };
    const read = layoutOf({ segmentId: 'bare', decks: [{ id: 'main', cabins: [bare] }] });
    expect(read.seats.map(({ row, letter }) => `${row}-${letter}`).join(' ')).toBe(
      '12-A 12-B 12-C 12-D 12-E 12-F',
    );
  });

  it('takes the first of two seats of one name', () => {
    const twice = layoutOf(mapOf([{ letters: 'AA', rows: ['.x'] }]));
    expect(seatIn(twice, '1A')).toBe(twice.seats[0]);
  });

  it.each([
    ['32A', '32B'],
    ['32B', '32A 32C'],
    ['32C', '32B'],
    ['32D', '32E'],
    ['31A', '31C'],
    ['31E', '31D'],
    ['1C', '1A'],
    ['71A', ''],
  ])('beside %s are %j', (designator, beside) => {
    expect(names(neighboursOf(layout, seatIn(layout, designator)))).toBe(beside);
  });

  it.each([
    ['...-...', 'beside beside beside beside beside'],
    ['.. ..', 'beside aisle beside'],
    ['.- -.', 'aisle'],
    ['.l.', 'apart'],
    ['. - .', 'apart'],
    ['.lx', 'apart'],
  ])('in %j lies between the seats: %s', (drawn, links) => {
    const { lines } = layoutOf(mapOf([{ letters: 'ABCDEFG'.slice(0, drawn.length), rows: [drawn] }]));
    expect(lines[0]?.links.join(' ')).toBe(links);
  });

  it('is empty for an empty map', () => {
    expect(layoutOf({ segmentId: 'none', decks: [] })).toMatchObject({ seats: [], lines: [] });
  });
});

describe('features', () => {
  const featuresIn = (drawn: string, letters: string, designator: string): readonly SeatFeature[] =>
    seatIn(layoutOf(mapOf([{ letters, rows: [{ drawn, wing: true }] }])), designator).features;

  it.each([
    ['... ...', 'ABC DEF', '1A', ['window', 'wing']],
    ['... ...', 'ABC DEF', '1B', ['middle']],
    ['... ...', 'ABC DEF', '1C', ['aisle']],
    ['... ...', 'ABC DEF', '1D', ['aisle']],
    ['.. ....', 'AB CDEF', '1B', ['aisle']],
    ['...---', 'ABCDEF', '1C', ['window', 'wing']],
    ['. .. .', 'A DG K', '1A', ['window', 'aisle', 'wing']],
    ['-.. ...', 'ABC DEF', '1B', ['window', 'wing']],
    ['l.. ...', 'ABC DEF', '1B', ['middle']],
    ['.', 'A', '1A', ['window', 'wing']],
  ])('in %j of %j, %s has %j', (drawn, letters, designator, expected) => {
    expect(featuresIn(drawn, letters, designator)).toEqual(expected);
  });

  it.each(['window', 'middle', 'aisle'] as const)(
    'are nothing but %s where the map names that',
    (position) => {
      const elements = [0, 1].map((at) => ({
        type: 'seat' as const,
        seat: { designator: `1${'AB'[at]}`, kind: 'free' as const, infant: false, features: [position] },
      }));
      const cabins = [{ class: 'economy' as const, columns: ['A', 'B'], rows: [{ elements }] }];
      const named = layoutOf({ segmentId: 'named', decks: [{ id: 'main', cabins }] });
      expect(named.seats.map(({ features }) => features)).toEqual([[position], [position]]);
    },
  );

  it('are the map’s where it names a position, and no window where it says so', () => {
    const [deck] = mapOf([{ letters: 'ABC DEF', rows: ['... ...'] }]).decks;
    const cabins = (deck?.cabins ?? []).map((cabin) => ({
      ...cabin,
      rows: cabin.rows.map((row) => ({
        ...row,
        elements: row.elements.map((element) =>
          element.type === 'seat'
            ? {
                ...element,
                seat: {
                  ...element.seat,
                  features: [element.seat.designator === '1A' ? ('noWindow' as const) : ('aisle' as const)],
                },
              }
            : element,
        ),
      })),
    }));
    const layout = layoutOf({ segmentId: 'named', decks: [{ id: 'main', cabins }] });
    expect(seatIn(layout, '1A').features).toEqual(['noWindow']);
    expect(seatIn(layout, '1B').features).toEqual(['aisle']);
  });
});

describe('seats at an exit', () => {
  it.each([
    ['left', '1A 1B 1C'],
    ['right', '1D 1E 1F'],
    ['both', '1A 1B 1C 1D 1E 1F'],
  ] as const)('with doors %s are %s', (exit, expected) => {
    expect(names(narrow({ drawn: '... ...', exit }).seats.filter((placed) => placed.exit))).toBe(expected);
  });

  it.each(['left', 'right'] as const)('are all of a row without an aisle, with a door %s', (exit) => {
    const layout = layoutOf(mapOf([{ letters: 'ABC', rows: [{ drawn: '...', exit }] }]));
    expect(names(layout.seats.filter((placed) => placed.exit))).toBe('1A 1B 1C');
  });

  it('make theirs a row at an exit, though it has others', () => {
    expect(narrow({ drawn: '... ...', exit: 'left' }, '... ...').lines.map(({ exit }) => exit)).toEqual([
      true,
      false,
    ]);
  });

  it('leave out the middle block of a wide body', () => {
    const layout = layoutOf(
      mapOf([{ letters: 'ABC DEFG HJK', rows: [{ drawn: '... .... ...', exit: 'both' }] }]),
    );
    expect(names(layout.seats.filter((placed) => !placed.exit))).toBe('1D 1E 1F 1G');
  });

  it('are those of the kind exit, wherever they are', () => {
    expect(names(narrow('.e. ...').seats.filter((placed) => placed.exit))).toBe('1B');
  });
});

describe('sections', () => {
  const row = '... ...';
  const described = ({ lines }: SeatLayout): readonly string[] =>
    sectionsOf(lines).map(({ part, from, to }) => `${part} ${from}-${to}`);

  it('are thirds of a cabin, and the exits', () => {
    const rows = Array.from({ length: 12 }, (_, at) =>
      at === 5 || at === 6 ? { drawn: row, exit: 'both' as const } : row,
    );
    expect(described(narrow(...rows))).toEqual([
      'front 1-4',
      'middle 5-5',
      'exit 6-7',
      'middle 8-8',
      'rear 9-12',
    ]);
  });

  it('are thirds from six rows on, each with an id of its own', () => {
    const six = narrow(row, row, row, row, row, row);
    expect(described(six)).toEqual(['front 1-2', 'middle 3-4', 'rear 5-6']);
    expect(new Set(sectionsOf(six.lines).map(({ id }) => id)).size).toBe(3);
    expect(described(narrow(row, row, row, row, row))).toEqual(['whole 1-5']);
  });

  it('do not count the rows of two decks together', () => {
    const cabin = { letters: 'ABC DEF', rows: [row, row, row] };
    expect(described(layoutOf(mapOf([cabin], [cabin])))).toEqual(['whole 1-3', 'whole 4-6']);
  });

  it('are one whole for a short cabin, and never two cabins', () => {
    const cabin = { letters: 'ABC DEF', rows: [row, row] };
    expect(described(layoutOf(mapOf([cabin, cabin], [cabin])))).toEqual([
      'whole 1-2',
      'whole 3-4',
      'whole 5-6',
    ]);
  });
});
