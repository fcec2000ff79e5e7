import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consumptionPassword, loginPassword, repeatedPassword, smsCode } from './codes.ts';
import { refuse, type Checked } from './result.ts';
import { dressed } from './trial.support.ts';
import { runs } from '../../../../vitest.runs.ts';

const good = (value: string): Checked => ({ ok: true, value });
const login = refuse('password.login', { min: 8, max: 20 });
const characters = refuse('password.characters');

describe('the code of a text message', () => {
  it.each(['246810', '246 810', '２４６８１０', ' 246-810 '])('%s', (input) => {
    expect(smsCode(input)).toEqual(good('246810'));
  });

  it.each(['', ' ', '　'])('asks for it where nothing is typed: %j', (input) => {
    expect(smsCode(input)).toEqual(refuse('sms.empty'));
  });

  it.each(['24681', '2468100', '24681a'])('refuses %j', (input) => {
    expect(smsCode(input)).toEqual(refuse('sms.code'));
  });
});

describe('a login password', () => {
  it.each([
    ['Mapp1234', good('Mapp1234')],
    ['abcdefg1', good('abcdefg1')],
    ['1234567a', good('1234567a')],
    [`a${'1'.repeat(19)}`, good(`a${'1'.repeat(19)}`)],
    ['Ｍａｐｐ１２３４', good('Mapp1234')],
    ['Mapp123', login],
    [`a${'1'.repeat(20)}`, login],
    ['abcdefgh', login],
    ['12345678', login],
    ['', login],
    ['Mapp 1234', characters],
    ['Mapp-1234', characters],
    ['Mapp1234!', characters],
    ['密码Mapp1234', characters],
  ])('%s', (input, expected) => {
    expect(loginPassword(input)).toEqual(expected);
  });

  it('is the same twice', () => {
    expect(repeatedPassword('Mapp1234', 'Mapp1234')).toEqual(good('Mapp1234'));
    expect(repeatedPassword('Ｍａｐｐ１２３４', 'Mapp1234')).toEqual(good('Mapp1234'));
    expect(repeatedPassword('mapp1234', 'Mapp1234')).toEqual(refuse('password.repeat'));
    expect(repeatedPassword('', '')).toEqual(refuse('password.repeatMissing'));
  });
});

describe('a password for using points', () => {
  it.each([
    ['135790', good('135790')],
    ['１３５７９０', good('135790')],
    ['112233', good('112233')],
    ['123457', good('123457')],
    ['890123', good('890123')],
    ['111111', refuse('password.same')],
    ['000000', refuse('password.same')],
    ['123456', refuse('password.sequence')],
    ['012345', refuse('password.sequence')],
    ['456789', refuse('password.sequence')],
    ['654321', refuse('password.sequence')],
    ['987654', refuse('password.sequence')],
    ['12345', refuse('password.digits')],
    ['1234567', refuse('password.digits')],
    ['12 34 56', refuse('password.digits')],
    ['12345a', refuse('password.digits')],
  ])('%s', (input, expected) => {
    expect(consumptionPassword(input)).toEqual(expected);
  });
});

const numbers = fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: 4, maxLength: 8 });

it('property: smsCode takes 6 digits, however typed', () => {
  fc.assert(
    fc.property(numbers, fc.array(fc.nat(5), { minLength: 1 }), (code, ways) => {
      expect(smsCode(dressed(code, ways))).toEqual(code.length === 6 ? good(code) : refuse('sms.code'));
    }),
    runs(),
  );
});

it('property: loginPassword and repeatedPassword follow their model', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...Array.from('abYZ0189'), '!', ' ', '密'), { maxLength: 24 }),
      (parts) => {
        const typed = parts.join('');
        const password = typed.trim();
        const isPlain = Array.from(password).every((part) => 'abYZ0189'.includes(part));
        const mixed = /[abYZ]/.test(password) && /[0189]/.test(password);
        const fits = password.length > 7 && password.length < 21 && mixed;
        expect(loginPassword(typed)).toEqual(!isPlain ? characters : fits ? good(password) : login);
        expect(repeatedPassword(typed, password).ok).toBe(password !== '');
        expect(repeatedPassword(`${password}x`, password).ok).toBe(false);
      },
    ),
    runs(),
  );
});

it('property: consumptionPassword refuses equal steps of 0, 1 and −1', () => {
  const ran = fc
    .tuple(fc.nat(9), fc.integer({ min: -2, max: 2 }))
    .map(([first, step]) =>
      Array.from({ length: 6 }, (_, place) => String((first + step * place + 60) % 10)).join(''),
    );
  fc.assert(
    fc.property(fc.oneof(numbers, ran), (password) => {
      const steps = new Set(
        Array.from(password)
          .slice(1)
          .map((digit, place) => Number(digit) - Number(password[place])),
      );
      const [step = 9] = steps;
      const isPlain = steps.size === 1 && Math.abs(step) <= 1;
      expect(consumptionPassword(password).ok).toBe(password.length === 6 && !isPlain);
    }),
    runs(),
  );
});
