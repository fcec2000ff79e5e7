import { describe, expect, it } from 'vitest';
import { answersFilter, type SeatFilter } from './filter.ts';
import { legendOf } from './legend.ts';
import { layoutOf } from './layout.ts';
import { isFree } from './price.ts';
import { mapOf, narrow } from './samples.support.ts';

const layout = narrow('.*S sx?', { drawn: 'eep Pn-', exit: 'left' }, '... ZZZ');

describe('legendOf', () => {
  it('lists what is there, and nothing else', () => {
    expect(legendOf(layout)).toEqual({
      kinds: ['free', 'selectable', 'preferred', 'unavailable', 'paid', 'exit'],
      reasons: ['taken', 'notForPassenger', 'unknown'],
      features: ['window', 'aisle', 'middle'],
      bands: [
        { id: 'free:0', kind: 'free', seats: 4 },
        { id: 'selectable:CNY3000+300', kind: 'selectable', seats: 1, price: expect.anything() },
        { id: 'selectable:CNY6000+600', kind: 'selectable', seats: 1, price: expect.anything() },
        { id: 'preferred:CNY9000+900', kind: 'preferred', seats: 1, price: expect.anything() },
        { id: 'exit:CNY12000+1200', kind: 'exit', seats: 2, price: expect.anything() },
        { id: 'selectable:+800', kind: 'selectable', seats: 1, price: { points: 800 } },
      ],
      elements: ['seat', 'aisle', 'gap', 'unknown'],
    });
  });

  it('puts kinds of one price in their own order, and takes reasons from shut seats alone', () => {
    const [row] = mapOf([{ letters: 'ABC', rows: ['*S.'] }]).decks[0]?.cabins[0]?.rows ?? [];
    if (!row) throw new Error('the map has a row');
    const price = { points: 5 };
    const kinds = ['preferred', 'selectable', 'free'] as const;
    const elements = row.elements.map((element, at) =>
      element.type === 'seat'
        ? {
            ...element,
            seat: { ...element.seat, price, reason: 'taken' as const, kind: kinds[at] ?? 'free' },
          }
        : element,
    );
    const cabins = [{ class: 'economy' as const, columns: ['A', 'B', 'C'], rows: [{ ...row, elements }] }];
    const legend = legendOf(layoutOf({ segmentId: 'MU5101', decks: [{ id: 'main', cabins }] }));
    expect(legend.bands.map(({ kind }) => kind)).toEqual(['free', 'selectable', 'preferred']);
    expect(legend.reasons).toEqual([]);
  });

  it('names all that stands between the seats, in one order', () => {
    const types = ['bassinet', 'closet', 'stairs', 'lavatory', 'galley', 'gap', 'aisle'] as const;
    const cabins = [
      { class: 'economy' as const, columns: [], rows: [{ elements: types.map((type) => ({ type })) }] },
    ];
    expect(legendOf(layoutOf({ segmentId: 'MU5101', decks: [{ id: 'main', cabins }] })).elements).toEqual([
      'aisle',
      'gap',
      'galley',
      'lavatory',
      'stairs',
      'closet',
      'bassinet',
    ]);
  });

  it('has no features and no bands of seats that are not on offer', () => {
    expect(legendOf(narrow('xxx PPP'))).toMatchObject({
      features: [],
      bands: [],
      kinds: ['unavailable', 'paid'],
    });
  });
});

describe('answersFilter', () => {
  const found = (filter: SeatFilter): string =>
    layout.seats
      .filter((placed) => answersFilter(placed, filter))
      .map(({ designator }) => designator)
      .join(' ');

  it.each<[string, SeatFilter, string]>([
    ['nothing', {}, '1A 1B 1C 1D 2A 2B 2C 3A 3B 3C'],
    ['windows', { features: ['window'] }, '1A 2A 3A'],
    ['all features at once', { features: ['window', 'aisle'] }, ''],
    ['what is free', { free: true }, '1A 3A 3B 3C'],
    ['either of two bands', { bands: ['free:0', 'preferred:CNY9000+900'] }, '1A 1B 3A 3B 3C'],
    ['a band and a place', { bands: ['free:0'], features: ['aisle'] }, '3C'],
    ['no band chosen', { bands: [] }, '1A 1B 1C 1D 2A 2B 2C 3A 3B 3C'],
    ['a band that is not there', { bands: ['free:1'] }, ''],
  ])('%s', (_, filter, expected) => expect(found(filter)).toBe(expected));
});

describe('isFree', () => {
  it.each([
    [undefined, true],
    [{}, true],
    [{ points: 0 }, true],
    [{ cash: { amount: 0, currency: 'CNY' } }, true],
    [{ points: 1 }, false],
    [{ cash: { amount: 1, currency: 'CNY' }, points: 0 }, false],
  ])('%j is %s', (price, expected) => expect(isFree(price)).toBe(expected));
});
