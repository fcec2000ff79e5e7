import { expect, it } from 'vitest';
import { isOrderable } from './use-missing-parts.ts';

const draft = { agreed: true, code: '', voucher: false, voucherTitle: '' };
const booking = { obstacle: undefined };

it('orders what a member has filled in, and what a guest has with a code', () => {
  expect(isOrderable(booking, draft, true)).toBe(true);
  expect(isOrderable(booking, draft, false)).toBe(false);
  expect(isOrderable(booking, { ...draft, code: '123456' }, false)).toBe(true);
});

it('orders nothing without the consent, a title of a receipt, or the right passengers', () => {
  expect(isOrderable(booking, { ...draft, agreed: false }, true)).toBe(false);
  expect(isOrderable(booking, { ...draft, voucher: true, voucherTitle: ' ' }, true)).toBe(false);
  expect(isOrderable(booking, { ...draft, voucher: true, voucherTitle: '海运公司' }, true)).toBe(true);
  expect(isOrderable({ obstacle: 'partyEmpty' }, draft, true)).toBe(false);
});
