import { expect, it } from 'vitest';
import { queriesOf, readChoice } from './choice-address.ts';

const search = 'trip=return&seg=SHA-PEK-2026-12-01&seg=PEK-SHA-2026-12-05&adults=2&children=1';
const read = (more: string) => readChoice(new URLSearchParams(`${search}&${more}`));

it('reads the offer of the first segment, with or without its fare', () => {
  expect(read('offer=a')).toMatchObject({ step: 1, earlier: [], offerId: 'a', fareId: undefined });
  expect(read('offer=a&fare=x')).toMatchObject({ step: 1, offerId: 'a', fareId: 'x' });
});

it('reads the way back with what was chosen before', () =>
  expect(read('offer=a&offer=b&fare=x&fare=y')).toMatchObject({
    step: 2,
    earlier: [{ offerId: 'a', fareId: 'x' }],
    offerId: 'b',
    fareId: 'y',
  }));

it('reads the flights of each offer, where it names them', () => {
  expect(read('offer=a&offer=b&fare=x&flights=MU1&flights=MU2')).toMatchObject({
    earlier: [{ offerId: 'a', flights: 'MU1' }],
    flights: 'MU2',
  });
  expect(read('offer=a&offer=b&fare=x&flights=&flights=MU2')).toMatchObject({
    earlier: [{ offerId: 'a', flights: undefined }],
    flights: 'MU2',
  });
  expect(read('offer=a')).toMatchObject({ flights: undefined });
});

it.each(['', 'offer=', 'offer=a&offer=b', 'offer=a&offer=b&offer=c&fare=x&fare=y&fare=z'])(
  'is none with "%s"',
  (more) => expect(read(more)).toBeUndefined(),
);

it('is none without a search', () => expect(readChoice(new URLSearchParams('offer=a'))).toBeUndefined());

it('asks for each segment with the choices before it', () => {
  const choice = read('offer=a&offer=b&fare=x&flights=MU1&flights=MU2');
  const queries = choice ? queriesOf(choice) : [];
  expect(queries.map(({ step, chosen }) => [step, chosen?.length ?? 0])).toEqual([
    [1, 0],
    [2, 1],
  ]);
  expect(queries[1]?.chosen).toEqual([{ offerId: 'a', fareId: 'x' }]);
  expect(queries[0]).toEqual({
    segments: [
      { from: 'SHA', to: 'PEK', day: '2026-12-01' },
      { from: 'PEK', to: 'SHA', day: '2026-12-05' },
    ],
    step: 1,
    passengers: { adults: 2, children: 1, infants: 0 },
  });
});
