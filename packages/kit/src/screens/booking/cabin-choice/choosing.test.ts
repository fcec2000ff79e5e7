import { expect, it } from 'vitest';
import { RequestFailure } from '../../../client/failure.ts';
import type { VerifiedOffer } from '../../../contracts/booking/verify-offer.ts';
import { isOver } from './choosing.ts';

const answered = (answer: VerifiedOffer) => ({ state: 'answered', answer }) as const;
const price = { amount: 98_000, currency: 'CNY' };

it('is over with the time of its prices, unless they are being asked about', () => {
  expect(isOver({ state: 'idle' }, true)).toBe(true);
  expect(isOver({ state: 'idle' }, false)).toBe(false);
  expect(isOver({ state: 'asking' }, true)).toBe(false);
  expect(
    isOver(
      {
        state: 'failed',
        failure: new RequestFailure(
          { kind: 'timeout', seconds: 20 },
          'verifyOffer',
          '2026-06-01T10:00:00+08:00',
        ),
      },
      true,
    ),
  ).toBe(false);
});

it.each([
  ['expired', { state: 'expired' }, true],
  ['changed, and not to what', { state: 'changed', was: price }, true],
  ['changed from one price to another', { state: 'changed', was: price, is: price }, false],
  ['sold out, which is told', { state: 'soldOut' }, false],
] as const)('hears that it is %s', (_, answer, over) => {
  expect(isOver(answered(answer), false)).toBe(over);
  expect(isOver(answered(answer), true)).toBe(over);
});
