import { expect, it } from 'vitest';
import { orderQueryNumber } from './order-query.ts';

it.each([
  ['orderNo', '26110000000001', '26110000000001'],
  ['orderNo', ' 261100000000000028 ', '261100000000000028'],
  ['ticketNo', '2100000001', '7812100000001'],
  ['ticketNo', '781-2100000001', '7812100000001'],
  ['phone', '138 0000 0001', '13800000001'],
] as const)('takes %s %s as %s', (by, input, value) => {
  expect(orderQueryNumber(by, input)).toEqual({ ok: true, value });
});

it.each([
  ['orderNo', '2611000000000', 'order.number'],
  ['orderNo', '2611000000000012', 'order.number'],
  ['ticketNo', '12345', 'ticket.number'],
  ['phone', '1380000000', 'phone.mainland'],
  ['phone', '10800000001', 'phone.mainland'],
] as const)('refuses %s %s: %s', (by, input, key) => {
  expect(orderQueryNumber(by, input)).toMatchObject({ ok: false, key });
});
