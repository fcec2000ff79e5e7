import type { Deck } from '@mapp/kit/rules';
import { cabin, deck, fittings, rows } from './plan.ts';
import { seatsOf, yuan } from './seats.ts';

const seatAt = seatsOf({
  flightNo: 'MU5187',
  taken: 46,
  infants: 'ADGK',
  bands: [
    { from: 1, to: 2, kind: 'unavailable', reason: 'notForPassenger' },
    { from: 6, to: 16, kind: 'unavailable', reason: 'notForPassenger' },
    { from: 31, to: 31, kind: 'preferred', price: yuan(460), features: ['legroom', 'front', 'bassinet'] },
    { from: 32, to: 37, kind: 'preferred', price: yuan(380), features: ['front'] },
    { from: 38, to: 45, kind: 'selectable', price: yuan(180) },
    { from: 46, to: 46, kind: 'exit', price: yuan(680), features: ['legroom'] },
    { from: 47, to: 55, kind: 'selectable', price: yuan(180) },
    { from: 56, to: 68, kind: 'free' },
    { from: 81, to: 81, kind: 'exit', price: yuan(720), features: ['legroom'] },
    { from: 82, to: 88, kind: 'preferred', price: yuan(420) },
  ],
  single: {
    '40A': { kind: 'paid' },
    '58E': { kind: 'unavailable', reason: 'notSoldOnline' },
    '68D': { kind: 'unavailable', reason: 'unknown' },
  },
});

const first = cabin(
  'first',
  'A DG K',
  [fittings('s -- l', { exit: 'both' }), ...rows(1, 2, 'A DG K'), fittings('c gg c')],
  seatAt,
);

const economy = cabin(
  'economy',
  'ABC DEFG HJK',
  [
    fittings('-b- -bb- -b-', { exit: 'both', bulkhead: true }),
    ...rows(31, 31, 'ABC DEFG HJK', { bulkhead: true }),
    ...rows(32, 39, 'ABC DEFG HJK'),
    ...rows(40, 45, 'ABC DEFG HJK', { wing: true }),
    fittings('l-- gggg --l', { exit: 'both', wing: true }),
    ...rows(46, 46, 'ABC DEFG HJK', { wing: true, exit: 'both' }),
    ...rows(47, 54, 'ABC DEFG HJK', { wing: true }),
    fittings('--- llll ---', { exit: 'both' }),
    ...rows(55, 65, 'ABC DEFG HJK'),
    ...rows(66, 68, '-BC DEFG HJ-'),
    fittings('lll ssgg lll', { exit: 'both' }),
  ],
  seatAt,
);

const business = cabin(
  'business',
  'A DG K',
  [
    fittings('l ss l', { exit: 'both' }),
    ...rows(6, 12, 'A DG K'),
    fittings('c gg c'),
    ...rows(13, 16, 'A DG K', { wing: true }),
  ],
  seatAt,
);

const upperEconomy = cabin(
  'economy',
  'AC DEFG HK',
  [
    fittings('ll gggg ll', { exit: 'both', bulkhead: true, wing: true }),
    ...rows(81, 81, 'AC DEFG HK', { exit: 'both', wing: true }),
    ...rows(82, 88, 'AC DEFG HK'),
    fittings('-- ssgg ll', { exit: 'both' }),
  ],
  seatAt,
);

/** Two decks, with stairs at either end, and more than 450 seats. */
export const mu5187: readonly Deck[] = [deck('main', first, economy), deck('upper', business, upperEconomy)];
