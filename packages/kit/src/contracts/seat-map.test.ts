import { describe, expect, it } from 'vitest';
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
  return seatMap.response.safeParse({ decks });
};

const elementsOf = (elements: readonly object[]) =>
  read(elements).data?.decks[0]?.cabins[0]?.rows[0]?.elements;

describe('the decks of a seat map', () => {
  it('are read as the rules know them: an aisle has no letter', () => {
    expect(read([seat('31A'), { type: 'aisle' }, seat('31B')]).data?.decks[0]?.cabins[0]?.columns).toEqual([
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

  it.each(['A31', '31', '3100A', '31AB'])('refuse the designator %s', (designator) => {
    expect(read([seat(designator)]).success).toBe(false);
  });

  it.each([
    { amount: 60.5, currency: 'CNY' },
    { amount: 60, currency: 'yuan' },
    { amount: '60', currency: 'CNY' },
  ])('refuse the price %j', (cash) => {
    expect(read([seat('31A', { price: { cash } })]).success).toBe(false);
  });
});
