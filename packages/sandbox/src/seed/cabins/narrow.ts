import type { Deck, Seat } from '@mapp/kit/rules';
import { cabin, deck, fittings, rows } from './plan.ts';
import { seatsOf, yuan } from './seats.ts';

/** Seats that are never gone at first: something happens on them, or somebody of the seeds sits there. */
const kept = [
  '21A',
  '21F',
  '31D',
  '31E',
  '31F',
  '32A',
  '33A',
  '33B',
  '33C',
  '34A',
  '34B',
  '34C',
  '35A',
  '35B',
];

const free: Readonly<Record<string, Partial<Seat>>> = Object.fromEntries(
  kept.map((designator) => [designator, { kind: 'free' }]),
);

/** A single-aisle aircraft of 40 rows, for flights without a map of their own; what is gone differs from flight to flight. */
export function narrowBody(flightNo: string): readonly Deck[] {
  const seatAt = seatsOf({
    flightNo,
    taken: 38,
    infants: 'AEF',
    bands: [
      { from: 1, to: 2, kind: 'unavailable', reason: 'notForPassenger' },
      { from: 3, to: 3, kind: 'preferred', price: yuan(80), features: ['legroom', 'front', 'bassinet'] },
      { from: 4, to: 8, kind: 'preferred', price: yuan(60), features: ['front'] },
      { from: 9, to: 13, kind: 'selectable', price: yuan(30) },
      { from: 14, to: 15, kind: 'exit', price: yuan(100), features: ['legroom'] },
      { from: 16, to: 20, kind: 'selectable', price: yuan(30) },
      { from: 21, to: 38, kind: 'free' },
      { from: 39, to: 39, kind: 'unavailable', reason: 'notSoldOnline' },
      { from: 40, to: 40, kind: 'free', features: ['noRecline', 'limitedLegroom'] },
    ],
    single: free,
  });
  const business = cabin(
    'business',
    'AC DF',
    [fittings('gg ll', { exit: 'both' }), ...rows(1, 2, 'AC DF')],
    seatAt,
  );
  const economy = cabin(
    'economy',
    'ABC DEF',
    [
      fittings('-b- -b-', { bulkhead: true }),
      ...rows(3, 3, 'ABC DEF', { bulkhead: true }),
      ...rows(4, 12, 'ABC DEF'),
      ...rows(13, 13, 'ABC DEF', { wing: true }),
      ...rows(14, 15, 'ABC DEF', { wing: true, exit: 'both' }),
      ...rows(16, 22, 'ABC DEF', { wing: true }),
      ...rows(23, 40, 'ABC DEF'),
      fittings('lll ggg', { exit: 'both' }),
    ],
    seatAt,
  );
  return [deck('main', business, economy)];
}
