import { describe, expect, it } from 'vitest';
import { layoutOf } from './layout.ts';
import { adult, mapOf, narrow } from './samples.support.ts';
import { seatTotal } from './total.ts';

const party = [adult('zhang'), adult('li')];
const cny = (amount: number) => ({ amount, currency: 'CNY' });

describe('seatTotal', () => {
  const layout = narrow('.sS *p. ');

  it('counts cash and points apart, and pays in the other what takes one alone', () => {
    const { charges, inCash, inPoints, byPassenger } = seatTotal(
      [{ layout, seating: { zhang: '1B', li: '1E' } }],
      party,
    );
    expect(charges.map(({ passengerId, designator }) => `${passengerId} ${designator}`)).toEqual([
      'zhang 1B',
      'li 1E',
    ]);
    expect(inCash).toEqual({ cash: [cny(3000)], points: 800 });
    expect(inPoints).toEqual({ cash: [], points: 1100 });
    expect(byPassenger['zhang']?.inCash).toEqual({ cash: [cny(3000)], points: 0 });
    expect(byPassenger['li']?.inCash).toEqual({ cash: [], points: 800 });
  });

  it('adds up segments, and keeps currencies apart', () => {
    const [deck] = mapOf([{ letters: 'A', rows: ['s'] }]).decks;
    const inYen = layoutOf({
      segmentId: 'MU524',
      decks: [
        {
          id: 'main',
          cabins: (deck?.cabins ?? []).map((cabin) => ({
            ...cabin,
            rows: [
              {
                number: '1',
                elements: [
                  {
                    type: 'seat',
                    seat: {
                      designator: '1A',
                      kind: 'selectable',
                      features: [],
                      infant: false,
                      price: { cash: { amount: 1200, currency: 'JPY' } },
                    },
                  },
                ],
              },
            ],
          })),
        },
      ],
    });
    const total = seatTotal(
      [
        { layout, seating: { zhang: '1C', li: '1B' } },
        { layout: inYen, seating: { li: '1A' } },
      ],
      party,
    );
    expect(total.inCash).toEqual({ cash: [cny(9000), { amount: 1200, currency: 'JPY' }], points: 0 });
    expect(total.inPoints).toEqual({ cash: [{ amount: 1200, currency: 'JPY' }], points: 900 });
    expect(total.charges.map(({ segmentId }) => segmentId)).toEqual(['MU5101', 'MU5101', 'MU524']);
    expect(total.byPassenger['li']?.inCash.cash).toEqual([cny(3000), { amount: 1200, currency: 'JPY' }]);
  });

  it.each([
    ['a free seat', { seating: { zhang: '1A' } }],
    ['a seat had before', { seating: { zhang: '1D' }, owned: { zhang: '1D' } }],
    ['a seat that is not there', { seating: { zhang: '9Z' } }],
  ])('asks nothing for %s', (_, given) => {
    const total = seatTotal([{ layout, ...given }], party);
    expect(total.inCash).toEqual({ cash: [], points: 0 });
    expect(total.charges).toHaveLength(1);
    expect(total.charges[0]?.price).toBeUndefined();
  });

  it('asks nothing in cash for what costs nothing in cash', () => {
    const [deck] = mapOf([{ letters: 'A', rows: ['s'] }]).decks;
    const [cabin] = deck?.cabins ?? [];
    if (!cabin) throw new Error('the map has a cabin');
    const seat = {
      designator: '1A',
      kind: 'selectable' as const,
      features: [],
      infant: false,
      price: { cash: cny(0), points: 50 },
    };
    const rows = [{ number: '1', elements: [{ type: 'seat' as const, seat }] }];
    const gift = layoutOf({ segmentId: 'MU1', decks: [{ id: 'main', cabins: [{ ...cabin, rows }] }] });
    const total = seatTotal([{ layout: gift, seating: { zhang: '1A' } }], party);
    expect(total.inCash).toEqual({ cash: [], points: 0 });
    expect(total.inPoints).toEqual({ cash: [], points: 50 });
  });

  it('names those who have a seat alone', () => {
    const { byPassenger } = seatTotal([{ layout, seating: { li: '1B' } }], party);
    expect(Object.keys(byPassenger)).toEqual(['li']);
  });

  it('has nobody without a seat', () => {
    expect(seatTotal([{ layout, seating: {} }], party)).toEqual({
      charges: [],
      byPassenger: {},
      inCash: { cash: [], points: 0 },
      inPoints: { cash: [], points: 0 },
    });
  });
});
