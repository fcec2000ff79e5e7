import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { credentials, type CredentialKind } from '../rules/credentials.ts';
import {
  documentNumber,
  foreignerCard,
  hkMacauPass,
  homeReturnPermit,
  officerCard,
  passport,
  taiwanPass,
  taiwanPermit,
} from './documents.ts';
import { checkCharacter } from './identity-number.ts';
import { refuse, type Checked, type Refused } from './result.ts';
import { corruptions, dressed } from './trial.support.ts';
import { runs } from '../../../../vitest.runs.ts';

const context = { today: '2026-06-01', country: 'CN' };
const good = (value: string): Checked => ({ ok: true, value });
const lenient = refuse('document.lenient', { min: 5, max: 15 });
const chinese = refuse('document.passport', { min: 8, max: 9 });
const foreign = refuse('document.passport', { min: 5, max: 15 });

const table: [CredentialKind, string, string | Refused][] = [
  ['identityCard', '11010519491231002X', '11010519491231002X'],
  ['identityCard', '110105491231002', '11010519491231002X'],
  ['identityCard', '110105194912310021', refuse('id.check')],
  ['passport', 'e12345678', 'E12345678'],
  ['passport', 'EA1234567', 'EA1234567'],
  ['passport', 'E 1234 5678', 'E12345678'],
  ['passport', 'E123456', chinese],
  ['passport', 'E123456789', chinese],
  ['hkMacauPass', 'C12345678', 'C12345678'],
  ['hkMacauPass', 'ca1234567', 'CA1234567'],
  ['hkMacauPass', 'CI1234567', refuse('document.hkMacauPass')],
  ['hkMacauPass', 'CO1234567', refuse('document.hkMacauPass')],
  ['hkMacauPass', 'C1234567', refuse('document.hkMacauPass')],
  ['hkMacauPass', 'W12345678', refuse('document.hkMacauPass')],
  ['homeReturnPermit', 'H12345678', 'H12345678'],
  ['homeReturnPermit', 'M1234567801', 'M1234567801'],
  ['homeReturnPermit', 'H123456780', refuse('document.homeReturn')],
  ['homeReturnPermit', 'A12345678', refuse('document.homeReturn')],
  // Lifetime numbers are given out one after another, so early ones begin with zeros; the letter before them is part of the number.
  ['homeReturnPermit', 'H00123456', 'H00123456'],
  ['homeReturnPermit', 'm0012345601', 'M0012345601'],
  ['homeReturnPermit', '00123456', refuse('document.homeReturn')],
  ['homeReturnPermit', '012345678', refuse('document.homeReturn')],
  ['hkMacauPass', 'C00123456', 'C00123456'],
  ['hkMacauPass', 'CA0012345', 'CA0012345'],
  ['hkMacauPass', '012345678', refuse('document.hkMacauPass')],
  ['taiwanCompatriotPermit', '00123456', '00123456'],
  ['taiwanCompatriotPermit', '0012345601', '0012345601'],
  ['taiwanCompatriotPermit', '12345678', '12345678'],
  ['taiwanCompatriotPermit', '1234567890', '1234567890'],
  ['taiwanCompatriotPermit', '123456789', refuse('document.taiwan')],
  ['officerCard', '军字第2001988号', '军字第2001988号'],
  ['officerCard', '军字第 2001988 号', '军字第2001988号'],
  ['officerCard', '2001988', '2001988'],
  ['officerCard', '武字第12345号', '武字第12345号'],
  ['officerCard', '士字第2001988号', refuse('document.officer')],
  ['officerCard', '兵字第2001988号', refuse('document.officer')],
  ['officerCard', '2001', refuse('document.officer')],
  ['officerCard', '军官', refuse('document.officer')],
  ['foreignerCard', 'FRA110101010101', 'FRA110101010101'],
  ['foreignerCard', 'USA310100022901', 'USA310100022901'],
  ['foreignerCard', 'FRA110190022901', refuse('id.date')],
  ['foreignerCard', 'FRA110101133201', refuse('id.date')],
  ['foreignerCard', 'XXA110101010101', refuse('id.foreigner')],
  ['foreignerCard', '310104199003074510', refuse('id.foreigner')],
  ['foreignerCard', '123', refuse('id.foreigner')],
  ['hkMacauResidence', '810000199408230021', '810000199408230021'],
  ['hkMacauResidence', '830000199201300022', refuse('id.hkMacau')],
  ['taiwanResidence', '830000199201300022', '830000199201300022'],
  ['taiwanResidence', '310104199003074510', refuse('id.taiwan')],
  ['householdRegister', '310104201806010035', '310104201806010035'],
  ['householdRegister', '310104201806010036', refuse('id.check')],
  ['householdRegister', '123456', '123456'],
  ['birthCertificate', 'T310012345', 'T310012345'],
  ['taiwanPass', 'L12345678', 'L12345678'],
  ['taiwanPass', 't 1234 5678', 'T12345678'],
  ['taiwanPass', '12345678', refuse('document.taiwanPass')],
  ['taiwanPass', 'L1234567', refuse('document.taiwanPass')],
  ['taiwanPass', 'C12345678', refuse('document.taiwanPass')],
  ['policeCard', '0123456', '0123456'],
  ['disabledSoldierCard', 'G12345', 'G12345'],
  ['disabledPoliceCard', 'J12345', 'J12345'],
  ['entryPermit', 'C12345678', 'C12345678'],
  ['other', '1234', lenient],
  ['other', '1234567890123456', lenient],
  ['other', '12345', '12345'],
];

describe('the number of each kind', () => {
  it.each(table)('%s %s', (kind, input, expected) => {
    expect(documentNumber(input, kind, context)).toEqual(
      typeof expected === 'string' ? good(expected) : expected,
    );
  });

  it('every kind has its vector', () => {
    const tried = new Set(table.map(([kind]) => kind));
    expect(credentials.filter(({ kind }) => !tried.has(kind))).toEqual([]);
  });

  it('a passport of another country has 5 to 15', () => {
    expect(passport('12345', 'US')).toEqual(good('12345'));
    expect(passport('1234', 'US')).toEqual(foreign);
    expect(passport('1'.repeat(16), 'US')).toEqual(foreign);
  });

  it('a foreigner’s card of 18 characters is checked', () => {
    const digits = '91125019900307451';
    const number = digits + checkCharacter(digits);
    const unknown = '91199919900307451';
    const undated = '91125019900230451';
    expect(foreignerCard(unknown + checkCharacter(unknown), context.today)).toEqual(refuse('id.foreigner'));
    expect(foreignerCard(undated + checkCharacter(undated), context.today)).toEqual(refuse('id.date'));
    expect(foreignerCard(number, context.today)).toEqual(good(number));
    expect(corruptions(number).some((one) => foreignerCard(one, context.today).ok)).toBe(false);
  });
});

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const near = fc
  .tuple(
    fc.constantFrom(
      '',
      'C',
      'H',
      'M',
      'CA',
      'CI',
      'CO',
      'FRA',
      'XXA',
      'FRA1101900101',
      'FRA1101991301',
      'E',
      'L',
      'T',
    ),
    fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), maxLength: 17 }),
    fc.constantFrom('', '', 'A', 'x', '!'),
  )
  .map((parts) => parts.join(''));
const ways = fc.array(fc.nat(5), { minLength: 1, maxLength: 20 });

const isPlain = (text: string) => Array.from(text).every((character) => alphabet.includes(character));
const areDigits = (text: string) =>
  Array.from(text).every((character) => character >= '0' && character <= '9');
const within = (text: string, min: number, max: number) =>
  isPlain(text) && text.length >= min && text.length <= max;

/** The same rules, told by character. */
const models: Record<string, (text: string) => boolean> = {
  passport: (text) => within(text, 8, 9),
  hkMacauPass: (text) =>
    text.length === 9 &&
    text.startsWith('C') &&
    isPlain(text) &&
    !'IO'.includes(text.charAt(1)) &&
    areDigits(text.slice(2)),
  homeReturnPermit: (text) =>
    (text.startsWith('H') || text.startsWith('M')) &&
    [9, 11].includes(text.length) &&
    areDigits(text.slice(1)),
  taiwanPermit: (text) => [8, 10].includes(text.length) && areDigits(text),
  officerCard: (text) => within(text, 5, 15),
  taiwanPass: (text) => text.length === 9 && 'LT'.includes(text.charAt(0)) && areDigits(text.slice(1)),
  foreignerCard: (text) => {
    if (text.length !== 15 || !text.startsWith('FRA') || !areDigits(text.slice(3))) return false;
    const [year, month, date] = [7, 9, 11].map((at) => Number(text.slice(at, at + 2)));
    return [1900, 2000].some((century) => {
      const born = new Date(Date.UTC(century + (year ?? 0), (month ?? 0) - 1, date));
      return (
        born.getUTCMonth() + 1 === month &&
        born.getUTCDate() === date &&
        born.getTime() <= Date.UTC(2026, 5, 1)
      );
    });
  },
};
const subjects: Record<string, (input: string) => Checked> = {
  passport: (input) => passport(input, 'CN'),
  hkMacauPass,
  homeReturnPermit,
  taiwanPermit,
  taiwanPass,
  officerCard,
  foreignerCard: (input) => foreignerCard(input, context.today),
};

it.each(Object.keys(models))('property: %s takes what its model takes', (name) => {
  fc.assert(
    fc.property(near, ways, (text, typed) => {
      const number = text.toUpperCase();
      const fits = models[name]?.(number) ?? false;
      const checked = subjects[name]?.(dressed(text, typed));
      expect({ text, checked: checked?.ok }).toEqual({ text, checked: fits });
      if (checked?.ok) expect(checked.value).toBe(number);
    }),
    runs(),
  );
});

it('property: documentNumber answers for every kind', () => {
  fc.assert(
    fc.property(near, fc.constantFrom(...credentials), (text, { kind }) => {
      const checked = documentNumber(text, kind, context);
      expect(checked.ok ? documentNumber(checked.value, kind, context) : checked).toEqual(checked);
    }),
    runs(),
  );
});
