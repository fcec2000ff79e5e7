// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { paymentRefusals } from '../../contracts/orders/payment-refusals.ts';
import { closePayment, preparePayment, queryPayment, type Payment } from '../../contracts/orders/payments.ts';
import { renderClientHook } from '../render-client-hook.support.tsx';
import { itLooksUp, itNamesRefusals, itReads, itWrites, looksUp, reads, writes } from '../hook.support.ts';
import {
  paymentRefusedAs,
  useClosePayment,
  useLookUpPayment,
  usePayment,
  usePreparePayment,
} from './payments.ts';

const refusals = Object.keys(paymentRefusals);
const payload = { orderNo: 'P-1' };
const payment: Payment = {
  now: '2026-06-01T10:00:00+08:00',
  orderNo: 'P-1',
  kind: 'points',
  state: 'open',
  cash: [],
  title: '500',
  lines: [],
  methods: [],
};

itReads([reads(queryPayment, () => usePayment(payload), { payload, untold: refusals, freshFor: 0 })]);

it('asks for no payment without an order', () => {
  const { render, sent } = renderClientHook();
  render(() => usePayment(undefined));
  expect(sent).toEqual([]);
});

it('asks for a guest’s payment with the key of the order alone', () => {
  const { render, sent } = renderClientHook({ token: '' });
  render(() => [usePayment(payload), usePayment({ ...payload, orderKey: 'k' })]);
  expect(sent.map((each) => each.payload)).toEqual([{ ...payload, orderKey: 'k' }]);
});

itWrites([
  writes(preparePayment, usePreparePayment, { ...payload, method: 'm-1', returnTo: '/mapp/pay', cash: [] }, [
    'noAnswer',
    ...refusals,
  ]),
  writes(closePayment, useClosePayment, payload, refusals),
]);

itLooksUp([
  looksUp(queryPayment, useLookUpPayment, { given: [payload], payload, answer: payment, untold: refusals }),
]);

itNamesRefusals(paymentRefusedAs, 'PAY02', 'payment.expired');
