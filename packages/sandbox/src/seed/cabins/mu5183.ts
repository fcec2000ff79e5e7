import type { Deck } from '@mapp/kit/rules';
import { cabin, deck, fittings, rows } from './plan.ts';
import { seatsOf, yuan } from './seats.ts';

const seatAt = seatsOf({
  flightNo: 'MU5183',
  taken: 42,
  infants: 'ADGK',
  bands: [
    { from: 1, to: 7, kind: 'unavailable', reason: 'notForPassenger' },
    { from: 31, to: 34, kind: 'unavailable', reason: 'notForPassenger' },
    { from: 41, to: 41, kind: 'preferred', price: yuan(460), features: ['legroom', 'front', 'bassinet'] },
    { from: 42, to: 46, kind: 'preferred', price: yuan(380), features: ['front'] },
    { from: 47, to: 53, kind: 'selectable', price: yuan(180) },
    { from: 54, to: 54, kind: 'exit', price: yuan(680), features: ['legroom'] },
    { from: 55, to: 60, kind: 'selectable', price: yuan(180) },
    { from: 61, to: 69, kind: 'free' },
    { from: 70, to: 70, kind: 'free', features: ['noRecline', 'limitedLegroom'] },
  ],
  single: {
    '49A': { kind: 'paid' },
    '52K': { kind: 'selectable', features: ['noWindow'] },
    '60E': { kind: 'unavailable', reason: 'notSoldOnline' },
    '60F': { kind: 'unavailable', reason: 'notSoldOnline' },
    '66H': { kind: 'unavailable', reason: 'unknown' },
  },
});

const business = cabin(
  'business',
  'A DG K',
  [
    fittings('l gg l', { exit: 'both' }),
    ...rows(1, 4, 'A DG K'),
    fittings('c gg -', { exit: 'both' }),
    ...rows(5, 7, 'A DG K'),
  ],
  seatAt,
);

const premium = cabin(
  'premium',
  'AC DEFG HK',
  [...rows(31, 31, 'AC DEFG HK', { bulkhead: true }), ...rows(32, 34, 'AC DEFG HK'), fittings('ll gggg ll')],
  seatAt,
);

const economy = cabin(
  'economy',
  'ABC DEFG HJK',
  [
    fittings('-b- -bb- -b-', { bulkhead: true }),
    ...rows(41, 41, 'ABC DEFG HJK', { bulkhead: true }),
    ...rows(42, 46, 'ABC DEFG HJK'),
    ...rows(47, 52, 'ABC DEFG HJK', { wing: true }),
    ...rows(53, 53, 'ABC DEFG HJK', { wing: true }),
    fittings('--- llgg ---', { exit: 'both', wing: true }),
    ...rows(54, 54, 'ABC DEFG HJK', { wing: true, exit: 'both' }),
    ...rows(55, 58, 'ABC DEFG HJK', { wing: true }),
    ...rows(59, 67, 'ABC DEFG HJK'),
    ...rows(68, 70, 'A-C DEFG H-K'),
    fittings('ll- gggg -ll', { exit: 'both' }),
  ],
  seatAt,
);

/** A wide body of three cabins with more than 300 seats. */
export const mu5183: readonly Deck[] = [deck('main', business, premium, economy)];
