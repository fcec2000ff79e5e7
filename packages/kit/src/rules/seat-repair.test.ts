import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Seating, SeatPassenger } from './cabin.ts';
import { seatingProblems } from './seat-eligibility.ts';
import { areNeighbours, type SeatLayout } from './seat-layout.ts';
import { seatedOf } from './seat-party.ts';
import { proposeSeats } from './seat-proposal.ts';
import { repairSeating } from './seat-repair.ts';
import { adult, child, infant, narrow, someLayout, someParty } from './seat-samples.ts';

const zhang = adult('zhang');
const li = adult('li');
const ming = child('ming');

const ways = (
  layout: SeatLayout,
  party: readonly SeatPassenger[],
  seating: Seating,
  lost = 'li',
  most?: number,
): readonly string[] =>
  repairSeating({ layout, party, seating }, lost, most).map(
    ({ way, moved, seating: next }) => `${way}: ${moved.map((id) => `${id} ${next[id]}`).join(', ')}`,
  );

describe('repairSeating', () => {
  it.each<[string, SeatLayout, readonly SeatPassenger[], Seating, readonly string[]]>([
    [
      'a seat in the row at its price, one before, and both side by side in another row',
      narrow('xxx xxx', 'xSS xxx', 'SxS xxx'),
      [zhang, li],
      { zhang: '3C', li: '3B' },
      ['alike: li 3A', 'alike: li 2B', 'together: zhang 2B, li 2C'],
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
    ['nothing left', narrow('.xx xxx'), [li], { li: '1A' }, []],
    ['no seat to lose', narrow('... ...'), [li], {}, []],
  ])('%s', (_, layout, party, seating, expected) => expect(ways(layout, party, seating)).toEqual(expected));

  it('lets those keep their seats who can', () => {
    const party = [zhang, li, adult('wang')];
    const seating = { zhang: '1C', li: '1B', wang: '2F' };
    expect(ways(narrow('xxx xxx', '..x xxx'), party, seating)).toEqual([
      'alike: li 2B',
      'alike: li 2A',
      'together: zhang 2A, li 2B',
    ]);
  });

  it('gives as many ways as are asked for', () => {
    const layout = narrow('... ...', '... ...');
    expect(ways(layout, [li], { li: '1A' }, 'li', 1)).toHaveLength(1);
    expect(ways(layout, [li], { li: '1A' }, 'li', 5)).toHaveLength(5);
  });

  it('never proposes the lost seat, though the map still has it', () => {
    expect(ways(narrow('.xx ..x'), [li], { li: '1A' }).join()).not.toContain('1A');
  });

  it('keeps infants where there is a mask', () => {
    const party = [adult('li', { infantId: 'baby' }), infant('baby')];
    expect(ways(narrow('i.. ..i', '..i ...'), party, { li: '1A' })).toEqual(['alike: li 1F', 'alike: li 2C']);
  });

  it('moves nobody who need not, and breaks no rule', () => {
    let repaired = 0;
    let joined = 0;
    fc.assert(
      fc.property(someLayout, someParty(5), fc.nat(), (layout, party, seed) => {
        const proposal = proposeSeats({ layout, party, seating: {} });
        if (!proposal.ok) return;
        const { seating } = proposal;
        const seated = seatedOf(party);
        const loser = seated[seed % seated.length];
        const lost = layout.byDesignator.get(seating[loser?.id ?? ''] ?? '');
        if (!loser || !lost) return;
        for (const { way, seating: next, moved } of repairSeating({ layout, party, seating }, loser.id)) {
          repaired += 1;
          expect(seatingProblems({ layout, party, seating: next })).toEqual([]);
          expect(Object.values(next)).not.toContain(lost.designator);
          expect(new Set(Object.values(next)).size).toBe(seated.length);
          expect(moved).toContain(loser.id);
          for (const { id } of seated) expect(next[id] !== seating[id]).toBe(moved.includes(id));
          if (way === 'alike') expect(moved).toEqual([loser.id]);
          else {
            joined += 1;
            // Only who sat in one block with the loser, and for a seat beside another of them.
            const [row] = new Set(moved.map((id) => layout.byDesignator.get(seating[id] ?? '')?.line));
            expect(row).toBe(lost.line);
            const own = layout.byDesignator.get(next[loser.id] ?? '');
            const others = seated.filter(({ id }) => id !== loser.id);
            expect(
              others.some(({ id }) => {
                const placed = layout.byDesignator.get(next[id] ?? '');
                return own !== undefined && placed !== undefined && areNeighbours(layout, own, placed);
              }),
            ).toBe(true);
          }
        }
      }),
      { numRuns: 400 },
    );
    expect(repaired).toBeGreaterThan(100);
    expect(joined).toBeGreaterThan(5);
  });
});
