import type { Deck } from '@mapp/kit/rules';
import { cabin, deck, fittings, rows } from './plan.ts';
import { cashOnly, seatsOf, yuan } from './seats.ts';

const seatAt = seatsOf({
  flightNo: 'MU5101',
  taken: 34,
  infants: 'AF',
  bands: [
    { from: 1, to: 2, kind: 'unavailable', reason: 'notForPassenger' },
    { from: 3, to: 3, kind: 'preferred', price: yuan(80), features: ['legroom', 'front', 'bassinet'] },
    { from: 4, to: 6, kind: 'preferred', price: yuan(60), features: ['front'] },
    { from: 7, to: 9, kind: 'selectable', price: yuan(30) },
    { from: 10, to: 10, kind: 'selectable', price: yuan(30), features: ['noRecline'] },
    { from: 11, to: 11, kind: 'exit', price: yuan(120), features: ['legroom', 'noRecline'] },
    { from: 12, to: 12, kind: 'exit', price: yuan(120), features: ['legroom'] },
    { from: 13, to: 18, kind: 'selectable', price: yuan(30) },
    { from: 19, to: 28, kind: 'free' },
    { from: 29, to: 29, kind: 'unavailable', reason: 'notSoldOnline' },
    { from: 30, to: 30, kind: 'free', features: ['noRecline', 'limitedLegroom'] },
  ],
  single: {
    '8A': { kind: 'paid' },
    '8F': { kind: 'selectable', features: ['noWindow'] },
    '9F': { kind: 'selectable', price: cashOnly(30) },
    '17F': { kind: 'paid' },
    // Gone between the map and the submission.
    '21A': { kind: 'free' },
    '21B': { kind: 'free' },
    // More than member 600000000002 has.
    '21C': { kind: 'selectable', price: { points: 120_000 } },
    '22A': { kind: 'free' },
    '22B': { kind: 'free' },
    '22C': { kind: 'free' },
    '28D': { kind: 'unavailable', reason: 'unknown' },
  },
});

const business = cabin(
  'business',
  'AC DF',
  [fittings('gg ll', { exit: 'both' }), fittings('c- --'), ...rows(1, 2, 'AC DF')],
  seatAt,
);

const economy = cabin(
  'economy',
  'ABC DEF',
  [
    fittings('-b- -b-', { bulkhead: true }),
    ...rows(3, 3, 'ABC DEF', { bulkhead: true }),
    ...rows(4, 9, 'ABC DEF'),
    ...rows(10, 10, 'ABC DEF', { wing: true }),
    ...rows(11, 12, 'ABC DEF', { wing: true, exit: 'both' }),
    ...rows(13, 17, 'ABC DEF', { wing: true }),
    ...rows(18, 29, 'ABC DEF'),
    ...rows(30, 30, 'ABC lll'),
    fittings('ggg ggg', { exit: 'both' }),
  ],
  seatAt,
);

/** A single-aisle aircraft of 30 rows: every kind of seat, every reason, exits at rows 11 and 12. */
export const mu5101: readonly Deck[] = [deck('main', business, economy)];
