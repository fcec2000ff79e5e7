import { describe, expect, it } from 'vitest';
import { read as readAnswer } from '../read.ts';
import { seatMap } from './seat-map.ts';

const seat = (designator: string, more: object = {}) => ({
  type: 'seat',
  seat: { designator, kind: 'free', features: [], infant: true, ...more },
});

const read = (elements: readonly object[], row: object = {}) => {
  const decks = [
    {
      id: 'main',
      cabins: [{ class: 'economy', columns: ['A', null, 'B'], rows: [{ number: '31', elements, ...row }] }],
    },
  ];
  const reading = readAnswer(seatMap.response, { decks });
  return 'data' in reading ? reading : { data: undefined, unfit: [reading.field] };
};

const decksOf = (...given: Parameters<typeof read>) => read(...given).data?.decks;

const elementsOf = (elements: readonly object[]) => decksOf(elements)?.[0]?.cabins[0]?.rows[0]?.elements;

describe('the decks of a seat map', () => {
  it('are read as the rules know them: an aisle has no letter', () => {
    expect(decksOf([seat('31A'), { type: 'aisle' }, seat('31B')])?.[0]?.cabins[0]?.columns).toEqual([
      'A',
      undefined,
      'B',
    ]);
  });

  it('keep an element that nobody knows, with its name and in its place', () => {
    expect(
      elementsOf([seat('31A'), { type: 'bar', name: 'Lounge bar' }, { type: 'shower' }])?.slice(1),
    ).toEqual([
      { type: 'unknown', name: 'Lounge bar' },
      { type: 'unknown', name: 'shower' },
    ]);
  });

  it.each(['sleeper', 'chosen', ''])('sell no seat of the kind %j', (kind) => {
    expect(elementsOf([seat('31A', { kind })])?.[0]).toMatchObject({
      seat: { kind: 'unavailable', reason: 'unknown' },
    });
  });

  it('keep the reasons apart, and take one that nobody knows for unknown', () => {
    const reasonOf = (reason?: string) => {
      const [element] = elementsOf([seat('31A', { kind: 'unavailable', ...(reason && { reason }) })]) ?? [];
      return element?.type === 'seat' ? element.seat.reason : undefined;
    };
    expect(['taken', 'notForPassenger', 'notSoldOnline', 'broken', undefined].map(reasonOf)).toEqual([
      'taken',
      'notForPassenger',
      'notSoldOnline',
      'unknown',
      'unknown',
    ]);
  });

  it('leave a feature out that nobody knows', () => {
    expect(elementsOf([seat('31A', { features: ['window', 'massage'] })])?.[0]).toMatchObject({
      seat: { features: ['window'] },
    });
  });

  it.each(['31AA', '31a', '1A', '130K'])('know the designator %s', (designator) => {
    expect(elementsOf([seat(designator)])).toMatchObject([{ seat: { designator, kind: 'free' } }]);
  });

  it.each(['A31', '31', '3100A', '31ABC', '31-A', '', 31])(
    'draw %j as unknown, and sell nothing of it',
    (no) => {
      const odd = { type: 'seat', seat: { designator: no, kind: 'free', features: [], infant: true } };
      expect(elementsOf([odd, seat('31B')])).toEqual([
        { type: 'unknown', name: '' },
        expect.objectContaining({ type: 'seat' }),
      ]);
    },
  );

  it.each([{ type: 'seat' }, { type: 'blocked' }, { type: 'seat', seat: { kind: 'unavailable' } }])(
    'keep the place of a seat without a number: %j',
    (blocked) => {
      expect(elementsOf([blocked, seat('31B')])?.[0]).toEqual({ type: 'blocked' });
    },
  );

  it.each([null, 7, 'seat', [], {}])('keep the place of an element that cannot be read: %j', (element) => {
    expect(elementsOf([element as object, seat('31B')])?.[0]).toEqual({ type: 'unknown', name: '' });
  });
});

/** The first seat of a row. */
const seatOf = (more: object) => {
  const [element] = elementsOf([seat('31A', more)]) ?? [];
  return element?.type === 'seat' ? element.seat : undefined;
};

describe('a seat is not sold', () => {
  it.each([
    { cash: { amount: 60.5, currency: 'CNY' } },
    { cash: { amount: 60, currency: 'yuan' } },
    { cash: { amount: '60', currency: 'CNY' } },
    { cash: { amount: -60, currency: 'CNY' } },
    { cash: { amount: 60.5, currency: 'CNY' }, points: 600 },
    { points: -1 },
    {},
    7,
    'free',
  ])('at the price %j', (price) => {
    expect(seatOf({ price })).toMatchObject({ kind: 'unavailable', reason: 'unknown' });
    expect(seatOf({ price })?.price).toBeUndefined();
  });

  it.each([[['a', 7]], ['text'], [[null]]])('under the conditions %j', (disclosures) => {
    expect(seatOf({ disclosures })).toMatchObject({ kind: 'unavailable', reason: 'unknown' });
  });

  it.each([
    [[{ passengerId: 'p1' }]],
    [[{ passengerId: 'p1', available: true, price: 7 }]],
    [[{ available: true }]],
    [7],
  ])('to passengers in the words %j', (passengers) => {
    expect(seatOf({ passengers })).toMatchObject({ kind: 'unavailable', reason: 'unknown' });
  });
});

describe('a seat', () => {
  it('without a price costs nothing, in whatever word', () => {
    expect(seatOf({ price: null })).toMatchObject({ kind: 'free' });
    expect(seatOf({ price: null })?.price).toBeUndefined();
  });

  it('has its name, its conditions, and what each passenger may have', () => {
    const cash = { amount: 6000, currency: 'CNY' };
    const more = {
      kind: 'selectable',
      name: 'Sky Couch',
      disclosures: ['Not refundable.'],
      passengers: [
        { passengerId: 'p1', available: true, price: { cash } },
        { passengerId: 'p2', available: false, price: null },
        { passengerId: 'p3', available: true, price: { points: 500 } },
      ],
    };
    expect(seatOf(more)).toMatchObject({
      kind: 'selectable',
      name: 'Sky Couch',
      disclosures: ['Not refundable.'],
      // Nobody is told less than what anybody pays.
      price: { cash },
      passengers: {
        p1: { available: true, price: { cash } },
        p2: { available: false },
        p3: { available: true, price: { points: 500 } },
      },
    });
  });

  it('may go without what is nice to know', () => {
    expect(elementsOf([{ type: 'seat', seat: { designator: '31A', kind: 'free' } }])?.[0]).toEqual({
      type: 'seat',
      seat: { designator: '31A', kind: 'free', features: [], infant: false },
    });
  });
});

describe('a row', () => {
  const rowsOf = (row: object) => decksOf([seat('31A')], row)?.[0]?.cabins[0]?.rows;

  it.each([
    [31, '31'],
    ['31', '31'],
    [null, undefined],
    [3.1, undefined],
  ])('numbered %j', (number, as) => {
    expect(rowsOf({ number })?.[0]?.number).toBe(as);
  });

  it.each([
    ['front', 'both'],
    [7, 'both'],
    ['left', 'left'],
    [null, undefined],
  ])('with a door %j', (exit, as) => {
    expect(rowsOf({ exit })?.[0]?.exit).toBe(as);
  });

  it('that cannot be read keeps its place', () => {
    const cabins = [
      { class: 'economy', columns: ['A'], rows: [null, { number: '2', elements: [seat('2A')] }] },
    ];
    const reading = readAnswer(seatMap.response, { decks: [{ id: 'main', cabins }] });
    expect(reading).toMatchObject({
      data: {
        decks: [{ cabins: [{ rows: [{ elements: [{ type: 'unknown', name: '' }] }, { number: '2' }] }] }],
      },
      unfit: ['decks[].cabins[].rows[]'],
    });
  });
});

describe('cabins and decks', () => {
  const named = (id: unknown, of: unknown) => {
    const decks = [{ id, cabins: [{ class: of, columns: ['A'], rows: [{ elements: [seat('1A')] }] }] }];
    const reading = readAnswer(seatMap.response, { decks });
    return 'data' in reading ? reading.data.decks[0] : undefined;
  };

  it.each([
    ['economy', { class: 'economy' }],
    ['premium_economy', { class: 'premium' }],
    ['comfort', { class: 'unknown', name: 'comfort' }],
    ['toString', { class: 'unknown', name: 'toString' }],
    [7, { class: 'unknown' }],
  ])('of the class %j', (word, cabin) => {
    const { columns: _, rows: __, ...head } = named('main', word)?.cabins[0] ?? {};
    expect(head).toEqual(cabin);
  });

  it.each([
    ['lower', { id: 'lower' }],
    ['mezzanine', { id: 'unknown', name: 'mezzanine' }],
    [null, { id: 'unknown' }],
  ])('with the deck %j', (word, deck) => {
    const { cabins: _, ...head } = named(word, 'economy') ?? {};
    expect(head).toEqual(deck);
  });
});
