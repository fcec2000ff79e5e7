import {
  layoutOf,
  legendOf,
  seatKinds,
  seatReasons,
  type Deck,
  type ElementType,
  type Seat,
} from '@mapp/kit/rules';
import { describe, expect, it } from 'vitest';
import { ledgerOf } from '../histories.ts';
import { cabinsOf, mappedFlights, seatEvents, type MappedFlight } from './cabins.ts';

const decksOf = (flightNo: MappedFlight): readonly Deck[] => {
  const decks = cabinsOf(flightNo);
  if (!decks) throw new Error(`No map of ${flightNo}`);
  return decks;
};
const layoutFor = (flightNo: MappedFlight) => layoutOf({ segmentId: flightNo, decks: decksOf(flightNo) });
const seatOf = (flightNo: MappedFlight, designator: string): Seat | undefined =>
  layoutFor(flightNo).byDesignator.get(designator)?.seat;

describe.each(mappedFlights)('%s', (flightNo) => {
  const decks = decksOf(flightNo);
  const layout = layoutFor(flightNo);

  it('has no letter I, and each letter once in a cabin', () => {
    for (const { columns } of decks.flatMap(({ cabins }) => cabins)) {
      const letters = columns.filter((letter) => letter !== undefined);
      expect(letters).not.toContain('I');
      expect(new Set(letters).size).toBe(letters.length);
    }
  });

  it('has rows as wide as their columns, aisles under aisles and seats under their letters', () => {
    for (const { columns, rows } of decks.flatMap(({ cabins }) => cabins)) {
      for (const { elements, number } of rows) {
        expect(elements).toHaveLength(columns.length);
        for (const [at, element] of elements.entries()) {
          expect(element.type === 'aisle').toBe(columns[at] === undefined);
          if (element.type === 'seat') expect(element.seat.designator).toBe(`${number}${columns[at]}`);
          expect(element.type).not.toBe('unknown');
        }
      }
    }
  });

  it('has every designator and every row number once', () => {
    expect(layout.byDesignator.size).toBe(layout.seats.length);
    expect(new Set(layout.lines.map(({ number }) => number)).size).toBe(layout.lines.length);
  });

  it('says why a seat is shut, of those only, and asks no price for it', () => {
    for (const { seat } of layout.seats) {
      expect(seat.reason !== undefined).toBe(seat.kind === 'unavailable');
      if (seat.kind === 'unavailable') expect(seat.price).toBeUndefined();
    }
  });

  it('allows no infant at an exit, and has an exit kind at every door', () => {
    const atExits = layout.seats.filter(({ exit }) => exit).map(({ seat }) => seat);
    expect(atExits.filter(({ infant }) => infant)).toEqual([]);
    expect(new Set(atExits.map(({ kind }) => kind))).toEqual(new Set(['exit', 'unavailable']));
  });

  it('is about half full, and the same each time', () => {
    const offered = layout.seats.filter(({ seat }) => seat.kind !== 'unavailable');
    expect(offered.length).toBeGreaterThan(layout.seats.length * 0.3);
    expect(offered.length).toBeLessThan(layout.seats.length * 0.7);
    expect(decksOf(flightNo)).toEqual(decks);
  });

  it('has every kind but the chosen, and every reason', () => {
    const { kinds, reasons } = legendOf(layout);
    expect(kinds).toEqual(seatKinds.filter((kind) => kind !== 'chosen'));
    expect(reasons).toEqual(seatReasons);
  });
});

describe('what each flight is', () => {
  const aisleAndRoom: readonly ElementType[] = ['seat', 'aisle', 'gap', 'galley', 'lavatory'];
  it.each([
    ['MU5101', { decks: 1, cabins: 2, least: 170, most: 180 }, [...aisleAndRoom, 'closet', 'bassinet']],
    ['MU5183', { decks: 1, cabins: 3, least: 301, most: 400 }, [...aisleAndRoom, 'closet', 'bassinet']],
    [
      'MU5187',
      { decks: 2, cabins: 4, least: 451, most: 520 },
      [...aisleAndRoom, 'stairs', 'closet', 'bassinet'],
    ],
  ] as const)('%s', (flightNo, { decks, cabins, least, most }, elements) => {
    const layout = layoutFor(flightNo);
    expect(layout.decks).toHaveLength(decks);
    expect(layout.decks.flatMap((deck) => deck.cabins)).toHaveLength(cabins);
    expect(layout.seats.length).toBeGreaterThanOrEqual(least);
    expect(layout.seats.length).toBeLessThanOrEqual(most);
    expect(legendOf(layout).elements).toEqual(elements);
    const rows = layout.decks.flatMap((deck) => deck.cabins.flatMap((cabin) => cabin.rows));
    expect(rows.some(({ wing }) => wing)).toBe(true);
    expect(rows.some(({ bulkhead }) => bulkhead)).toBe(true);
  });

  it('MU5101 has 30 rows, of six seats in economy, and exits at rows 11 and 12 alone', () => {
    const { lines } = layoutFor('MU5101');
    expect(lines.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, at) => String(at + 1)));
    expect(lines.filter(({ exit }) => exit).map(({ number }) => number)).toEqual(['11', '12']);
    expect(lines[10]?.seats.map(({ letter }) => letter).join('')).toBe('ABCDEF');
  });

  it('MU5101 has 21A free at first, and 21C for points alone', () => {
    expect(seatOf('MU5101', seatEvents.takenMeanwhile)).toMatchObject({ kind: 'free' });
    expect(seatOf('MU5101', seatEvents.tooManyPoints)?.price).toEqual({ points: 120_000 });
  });

  it.each(['2026-06-01', '2027-12-31'])(
    'MU5101 has in 21C more points than member 600000000002 on %s',
    (today) => {
      const { batches } = ledgerOf('600000000002', today);
      const balance = batches.reduce((sum, { points }) => sum + points, 0);
      expect(balance).toBeGreaterThan(0);
      expect(seatOf('MU5101', seatEvents.tooManyPoints)?.price?.points).toBeGreaterThan(balance);
    },
  );

  it('MU5183 is 3-4-3 in economy', () => {
    expect(
      layoutFor('MU5183')
        .decks[0]?.cabins[2]?.columns.map((letter) => letter ?? ' ')
        .join(''),
    ).toBe('ABC DEFG HJK');
  });

  it('MU5187 has stairs on both decks', () => {
    for (const { cabins } of decksOf('MU5187')) {
      const types = cabins.flatMap(({ rows }) =>
        rows.flatMap(({ elements }) => elements.map(({ type }) => type)),
      );
      expect(types).toContain('stairs');
    }
  });

  it('no other flight has a map', () => {
    expect(cabinsOf('MU5999')).toBeUndefined();
    expect(cabinsOf('toString')).toBeUndefined();
  });
});
