import { describe, expect, it } from 'vitest';
import type { Seating, SeatPassenger } from './cabin.ts';
import { layoutOf, type SeatLayout } from './layout.ts';
import { repairSeating } from './repair.ts';
import { adult, child, infant, mapOf, narrow, type Drawing } from './samples.support.ts';

const zhang = adult('zhang');
const li = adult('li');
const wang = adult('wang');
const ming = child('ming');

/** A cabin of three, four and three. */
const wide = (...rows: Drawing['rows']): SeatLayout => layoutOf(mapOf([{ letters: 'ABC DEFG HJK', rows }]));

const ways = (
  layout: SeatLayout,
  party: readonly SeatPassenger[],
  seating: Seating,
  lost = 'li',
  most?: number,
  alsoGone?: readonly string[],
): readonly string[] =>
  repairSeating({ layout, party, seating }, lost, most, alsoGone).map(
    ({ way, moved, seating: next }) => `${way}: ${moved.map((id) => `${id} ${next[id]}`).join(', ')}`,
  );

describe('repairSeating', () => {
  it.each<[string, SeatLayout, readonly SeatPassenger[], Seating, readonly string[]]>([
    [
      'both side by side in another row before a seat apart in the row, and one before',
      narrow('xxx xxx', 'xSS xxx', 'SxS xxx'),
      [zhang, li],
      { zhang: '3C', li: '3B' },
      ['together: zhang 2B, li 2C', 'alike: li 3A', 'alike: li 2B'],
    ],
    [
      'the nearest row that costs no more before one that is nearer and dearer, and that one too',
      narrow('... xxx', 'xxx xxx', '*** xxx', 'xSS xxS'),
      [zhang, li, wang],
      { zhang: '4A', li: '4B', wang: '4C' },
      ['together: zhang 1A, li 1B, wang 1C', 'together: zhang 3A, li 3B, wang 3C', 'alike: li 4F'],
    ],
    [
      'seats for money before nearer ones for points alone',
      narrow('SSS xxx', 'xxx xxx', 'ppp xxx', 'SxS xxx'),
      [zhang, li, wang],
      { zhang: '4A', li: '4B', wang: '4C' },
      ['together: zhang 1A, li 1B, wang 1C', 'together: zhang 3A, li 3B, wang 3C', 'alike: li 3B'],
    ],
    [
      'a row with an aisle between where no block is left',
      narrow('xSS Sxx', 'SSS xxx'),
      [zhang, li, wang],
      { zhang: '2A', li: '2B', wang: '2C' },
      ['together: zhang 1B, li 1C, wang 1D', 'alike: li 1B', 'alike: li 1C'],
    ],
    [
      'both together elsewhere before a seat beside that costs more',
      narrow('... xxx', 'x.p ..x'),
      [zhang, li],
      { zhang: '2B', li: '2A' },
      ['together: zhang 2D, li 2E', 'together: li 2C', 'alike: li 2D'],
    ],
    [
      'a seat beside the others before one that is more like the lost one',
      narrow('xxx .Sx', 'Sxx xxx'),
      [zhang, li],
      { zhang: '1E', li: '1F' },
      ['alike: li 1D', 'alike: li 2A'],
    ],
    [
      'nobody else moves where a seat beside the others is left',
      narrow('xxx xxx', 'SSS SxS'),
      [zhang, li],
      { zhang: '2B', li: '2A' },
      ['alike: li 2C', 'alike: li 2D', 'alike: li 2F'],
    ],
    [
      'its kind and price before what is nearer and dearer',
      narrow('sss xxx', 'Sx* xxx', 'xxx xxx', 'SSS xxx'),
      [li],
      { li: '2A' },
      ['alike: li 4A', 'alike: li 4B', 'alike: li 4C'],
    ],
    [
      'a child only beside its adult',
      narrow('... ...', 'x.. ...'),
      [li, ming],
      { li: '1B', ming: '1C' },
      ['together: li 1D, ming 1E'],
    ],
    [
      'all together elsewhere where the middle seat is lost, before a seat beside only one of the others',
      wide('xxx .... xxx', 'xxx SSSS xxx'),
      [zhang, li, wang],
      { zhang: '2D', li: '2E', wang: '2F' },
      ['together: zhang 1D, li 1E, wang 1F', 'alike: li 2G', 'alike: li 1E'],
    ],
    [
      'a seat beside one of the others where the middle seat is lost and no row is left for all',
      wide('xxx x..x xxx', 'xxx SSSS xxx'),
      [zhang, li, wang],
      { zhang: '2D', li: '2E', wang: '2F' },
      ['alike: li 2G', 'alike: li 1E', 'alike: li 1F'],
    ],
    [
      'nobody else moves where the outer seat is lost and the one at the other end is left',
      wide('xxx .... xxx', 'xxx SSSS xxx'),
      [zhang, li, wang],
      { zhang: '2E', li: '2G', wang: '2F' },
      ['alike: li 2D', 'alike: li 1G', 'alike: li 1F'],
    ],
    ['nothing left', narrow('.xx xxx'), [li], { li: '1A' }, []],
    ['no seat to lose', narrow('... ...'), [li], {}, []],
  ])('%s', (_, layout, party, seating, expected) => expect(ways(layout, party, seating)).toEqual(expected));

  it('lets those keep their seats who can', () => {
    const party = [zhang, li, adult('wang')];
    const seating = { zhang: '1C', li: '1B', wang: '2F' };
    expect(ways(narrow('xxx xxx', '..x xxx'), party, seating)).toEqual([
      'together: zhang 2A, li 2B',
      'alike: li 2B',
      'alike: li 2A',
    ]);
  });

  it('moves only those mates who give way', () => {
    const layout = layoutOf(mapOf([{ letters: 'CDEF', rows: ['i.i.'] }]));
    const party = [adult('wang'), zhang, adult('li', { infantId: 'baby' }), infant('baby')];
    expect(ways(layout, party, { wang: '1E', zhang: '1D', li: '1C' })).toEqual(['together: wang 1F, li 1E']);
  });

  it('finds a child another seat that its adult, who has none yet, can join', () => {
    expect(ways(narrow('.xx ...'), [zhang, ming], { ming: '1A' }, 'ming', 1)).toEqual(['alike: ming 1D']);
  });

  it('gives as many ways as are asked for', () => {
    const layout = narrow('... ...', '... ...');
    expect(ways(layout, [li], { li: '1A' }, 'li', 1)).toHaveLength(1);
    expect(ways(layout, [li], { li: '1A' }, 'li', 5)).toHaveLength(5);
    const apart = [narrow('xSS xxx', 'SxS xxx'), [zhang, li], { zhang: '2C', li: '2B' }, 'li'] as const;
    expect(ways(...apart, 1)).toEqual(['together: zhang 1B, li 1C']);
    expect(ways(...apart, 2)).toEqual(['together: zhang 1B, li 1C', 'alike: li 2A']);
  });

  it('moves all at once where several have lost theirs', () => {
    const layout = narrow('... xxx', 'x.x xxx');
    const seating = { zhang: '2A', li: '2B', wang: '2C' };
    expect(ways(layout, [zhang, li, wang], seating, 'zhang', 1, ['2C'])).toEqual([
      'together: zhang 1A, li 1B, wang 1C',
    ]);
  });

  it('never proposes the lost seat, though the map still has it', () => {
    expect(ways(narrow('.xx ..x'), [li], { li: '1A' }).join()).not.toContain('1A');
  });

  it('keeps infants where there is a mask', () => {
    const party = [adult('li', { infantId: 'baby' }), infant('baby')];
    expect(ways(narrow('i.. ..i', '..i ...'), party, { li: '1A' })).toEqual(['alike: li 1F', 'alike: li 2C']);
  });
});
