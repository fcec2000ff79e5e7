import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { preloadMessages } from '../../../messages/pack.ts';
import { MessagesProvider } from '../../../messages/provider.tsx';
import { locales, type Locale } from '../../../messages/types.ts';
import { cartSum, type Cart } from '../../../rules/booking/cart.ts';
import { Breakdown } from './Breakdown.tsx';
import type { Booking } from './derive.ts';
import { runs } from '../../../../../../vitest.runs.ts';

beforeAll(() =>
  Promise.all(locales.map((locale) => preloadMessages(locale, ['booking-form', 'fare-families']))),
);

const decimalsOf = { CNY: 2, EUR: 2, JPY: 0, KWD: 3 } as const;

/** The minor units that a written amount says; one below zero has its sign. */
function readAmount(text: string, decimals: number, locale: Locale): number {
  const [whole = '', fraction = ''] = text
    .split(locale === 'ru' ? ',' : '.')
    .map((part) => part.replaceAll(/\D/g, ''));
  const amount = Number(whole + fraction.padEnd(decimals, '0'));
  return /[-−]/.test(text) ? -amount : amount;
}

/** Amounts at the end of the rows, as they are written in a language, in minor units. */
function amountsIn(cart: Cart, currency: keyof typeof decimalsOf, locale: Locale): number[] {
  const booking = { sum: cartSum(cart), currency, cart, chosen: [], terms: { flights: [] } };
  const html = renderToStaticMarkup(
    <MessagesProvider locale={locale}>
      <Breakdown booking={booking as unknown as Booking} />
    </MessagesProvider>,
  );
  return [...html.matchAll(/<td>(.*?)<\/td><\/tr>/g)].map(([, cell = '']) => {
    // A dot of the currency's own word, of which there is none in figures, is no decimal mark.
    const text = cell.replaceAll(/<[^>]*>/g, '').replaceAll(/(?<!\d)[.,]|[.,](?!\d)/g, '');
    return readAmount(text, decimalsOf[currency], locale);
  });
}

const amount = fc.integer({ min: 0, max: 900_000 });
const each = fc.record({ fare: amount, fund: amount, fuel: amount }).map(({ fare, fund, fuel }) => ({
  fare,
  taxes: [
    { code: 'fund', amount: fund },
    { code: 'fuel', amount: fuel },
  ],
  total: fare + fund + fuel,
}));
const carts = fc.record({
  adults: fc.integer({ min: 1, max: 5 }),
  children: fc.integer({ min: 0, max: 3 }),
  prices: fc.tuple(each, each),
  insurance: amount,
  lounge: amount,
  coupon: amount,
  points: fc.integer({ min: 0, max: 60_000 }),
  currency: fc.constantFrom('CNY', 'EUR', 'JPY', 'KWD'),
});

it('the same cart shows the same figures in five languages, and they add up', () => {
  fc.assert(
    fc.property(carts, ({ adults, children, prices, insurance, lounge, coupon, points, currency }) => {
      const cart: Cart = {
        currency,
        flights: [
          [
            { kind: 'adults', count: adults, each: prices[0] },
            ...(children > 0 ? [{ kind: 'children', count: children, each: prices[1] } as const] : []),
          ],
        ],
        insurances: [{ id: 'delay', each: insurance, count: adults }],
        addOns: [{ id: 'lounge', each: lounge, count: 1 }],
        coupon,
        points,
        pointsTerms: { balance: 50_000, step: 1000, worth: 5000 },
      };
      const [first, ...others] = locales.map((locale) => amountsIn(cart, currency, locale));
      for (const other of others) expect(other).toEqual(first);
      const sum = cartSum(cart);
      expect(first?.at(-1)).toBe(sum?.total);
      const groups = sum?.passengers.map((one) => one.sum) ?? [];
      for (const group of groups) expect(first).toContain(group);
    }),
    runs(1 / 20),
  );
});
