import fc from 'fast-check';
import { expect, it } from 'vitest';
import { activationLengths, groupedCode } from '../../rules/coupons/code.ts';
import { activationCode } from './activation-code.ts';

const code = fc
  .array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'.split('')), {
    minLength: activationLengths.min,
    maxLength: activationLengths.max,
  })
  .map((letters) => letters.join(''));

it('is taken as it is printed, in any case, and with stray spaces', () => {
  fc.assert(
    fc.property(code, (text) => {
      const accepted = { ok: true, value: text };
      expect(activationCode(text)).toEqual(accepted);
      expect(activationCode(groupedCode(text))).toEqual(accepted);
      expect(activationCode(`  ${groupedCode(text).toLowerCase().replaceAll('-', ' - ')} `)).toEqual(
        accepted,
      );
    }),
  );
});

it('is taken in the wide letters of a Chinese keyboard', () => {
  expect(activationCode('ＭＡＰＰ－ＳＥＡＴ－２０２６')).toEqual({ ok: true, value: 'MAPPSEAT2026' });
});

it.each(['', 'ACT20', 'MAPPSEAT20266', 'MAPP_SEAT_2026', '优惠券兑换码一二三四五六'])(
  'refuses %j',
  (text) => {
    expect(activationCode(text)).toEqual({
      ok: false,
      key: 'activation.code',
      args: activationLengths,
    });
  },
);

it('is printed in groups of four where it is whole', () => {
  expect(groupedCode('ACT2026')).toBe('ACT2026');
  expect(groupedCode('MAPPSEAT2026')).toBe('MAPP-SEAT-2026');
});
