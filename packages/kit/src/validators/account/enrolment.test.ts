import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enrolmentCredentials } from '../../rules/enrolment.ts';
import {
  checkEnrolment,
  checkEnrolmentField,
  emptyEnrolment,
  enrolmentFields,
  factsOfEnrolment,
  phoneOfEnrolment,
  saidByNumber,
  type EnrolmentContext,
  type EnrolmentField,
  type EnrolmentTyped,
} from './enrolment.ts';
import { runs } from '../../../../../vitest.runs.ts';

const context: EnrolmentContext = { today: '2026-06-01' };

const adult: EnrolmentTyped = {
  ...emptyEnrolment,
  number: '310104 19900307 4510',
  cnFamilyName: '张',
  cnGivenName: '三',
  spelling: { family: 'ZHANG', given: 'SAN' },
  phone: '139 0000 0010',
  code: '246810',
  password: 'Mu2025sh',
  repeat: 'Mu2025sh',
  agree: true,
};

const passportOf = (country: string): EnrolmentTyped => ({
  ...adult,
  kind: 'passport',
  number: 'E12345678',
  country,
  birthday: '1990-03-07',
  gender: 'F',
});

const problems = (typed: EnrolmentTyped, with_: Partial<EnrolmentContext> = {}) =>
  Object.fromEntries(
    enrolmentFields.flatMap((field) => {
      const refused = checkEnrolmentField(field, typed, { ...context, ...with_ });
      return refused ? [[field, refused.key]] : [];
    }),
  ) as Partial<Record<EnrolmentField, string>>;

describe('a registration', () => {
  it('names all that is missing, in the order of the form', () => {
    expect(Object.entries(problems(emptyEnrolment))).toEqual([
      ['number', 'id.empty'],
      ['cnFamilyName', 'name.chinese'],
      ['cnGivenName', 'name.chinese'],
      ['phone', 'phone.mainland'],
      ['code', 'sms.empty'],
      ['password', 'password.login'],
      ['repeat', 'password.repeatMissing'],
      ['agree', 'agree.missing'],
    ]);
  });

  it('is sent with what the ID card says, and the Chinese name', () => {
    expect(checkEnrolment(adult, context, '中国')).toEqual({
      idType: 'NI',
      idNo: '310104199003074510',
      name: '张三',
      cnFamilyName: '张',
      cnGivenName: '三',
      enFamilyName: 'ZHANG',
      enGivenName: 'SAN',
      gender: 'M',
      birthDay: '1990-03-07',
      country: { text: '中国', code: 'CN', countryCode: '86' },
      phone: '13900000010',
      code: '246810',
      password: 'Mu2025sh',
      confirmPassword: 'Mu2025sh',
      membershipCard: '',
      infant: false,
      agree: true,
    });
  });

  it.each([
    ['identityCard', '11010519491231002X', 'F'],
    ['hkMacauResidence', '810000199408230021', 'F'],
    ['taiwanResidence', '830000199201300022', 'F'],
  ] as const)('is sent with what a %s says of its holder', (kind, number, gender) => {
    const typed = { ...adult, kind, number, birthday: '1970-01-01', gender: 'M' } as const;
    expect(checkEnrolment(typed, context, '')).toMatchObject({
      idNo: number,
      gender,
      birthDay: `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`,
    });
  });

  it('is sent with the card of a member that was typed', () => {
    const sent = checkEnrolment({ ...adult, membershipCard: '6100 0000 0001' }, context, '');
    expect(sent?.membershipCard).toBe('610000000001');
  });

  it('has no birthday while the number that says it is wrong', () => {
    const typed = { ...adult, number: '3101', birthday: '2026-05-01', infant: false };
    expect(checkEnrolmentField('infant', typed, context)).toBeUndefined();
  });

  it.each([
    ['CN', '张三'],
    ['TW', '张三'],
    ['FR', 'ZHANG/SAN'],
  ])('with a passport of %s is registered as %s', (country, name) => {
    expect(checkEnrolment(passportOf(country), context, '')).toMatchObject({
      idType: 'PP',
      name,
      gender: 'F',
      birthDay: '1990-03-07',
      ...(country === 'FR' && { cnFamilyName: '', cnGivenName: '' }),
    });
  });

  it('asks whoever has another document for birthday and gender, and others for a name in letters', () => {
    expect(
      problems({
        ...passportOf('FR'),
        birthday: '',
        gender: '',
        spelling: { family: '', given: '' },
        cnFamilyName: '',
      }),
    ).toEqual({ spelling: 'name.latin', birthday: 'day.empty', gender: 'gender.choose' });
  });

  it('sends nothing of an ID card’s day with another document', () => {
    const typed: EnrolmentTyped = { ...adult, kind: 'passport', number: '310104199' };
    expect(factsOfEnrolment(typed, context.today)).toBeUndefined();
    expect(problems(typed)).toEqual({ birthday: 'day.empty', gender: 'gender.choose' });
  });

  it.each([
    ['a number that an ID card has', { kind: 'householdRegister' as const }, true],
    ['a number of its own', { kind: 'householdRegister' as const, number: 'H12345' }, false],
    ['an ID card whose number is not whole', { number: '3101' }, true],
    ['a passport', { kind: 'passport' as const }, false],
  ])('reads the birthday of %s: %#', (_, change, said) => {
    expect(saidByNumber({ ...adult, ...change }, context.today)).toBe(said);
  });

  it('refuses a spelling that was not chosen, and asks for a rare one by hand', () => {
    const spelling = { family: '', given: '' };
    expect(problems({ ...adult, spelling })).toEqual({ spelling: 'name.spelling' });
    expect(problems({ ...adult, spelling, cnFamilyName: '𠮷', cnGivenName: '𬭼' })).toEqual({
      spelling: 'name.rare',
    });
    expect(problems({ ...adult, spelling: { family: 'Z'.repeat(14), given: 'S'.repeat(14) } })).toEqual({
      spelling: 'name.long',
    });
  });
});

describe('the box for a child under 2', () => {
  const child = { number: '310104202601150020' };

  it.each([
    [{}, undefined],
    [{ infant: true }, 'infant.older'],
    [child, 'infant.tick'],
    [{ ...child, infant: true }, undefined],
    [{ number: '', infant: true }, undefined],
  ])('%j: %s', (change, key) => {
    expect(checkEnrolmentField('infant', { ...adult, ...change }, context)?.key).toBe(key);
  });

  it.each([child, { infant: true }])('names the age in refusing %j', (change) => {
    expect(checkEnrolmentField('infant', { ...adult, ...change }, context)?.args).toEqual({ years: 2 });
  });

  it('is for the last day before the second birthday, and not for the birthday', () => {
    const typed = { ...passportOf('FR'), birthday: '2024-06-02', infant: true };
    expect(checkEnrolmentField('infant', typed, context)).toBeUndefined();
    expect(checkEnrolmentField('infant', { ...typed, birthday: '2024-06-01' }, context)?.key).toBe(
      'infant.older',
    );
  });
});

describe('phone, code, password and card', () => {
  it('parts the phone that a code is sent to', () => {
    const read = (number: string) => `+81${number}`;
    expect(phoneOfEnrolment(adult, undefined)).toEqual({ countryCode: '86', mobile: '13900000010' });
    expect(phoneOfEnrolment({ ...adult, phoneCountry: 'JP', phone: '9012345678' }, read)).toEqual({
      countryCode: '81',
      mobile: '9012345678',
    });
    expect(phoneOfEnrolment({ ...adult, phone: '1390000001' }, undefined)).toBeUndefined();
    expect(phoneOfEnrolment({ ...adult, phoneCountry: 'JP' }, undefined)).toBeUndefined();
  });

  it('refuses the code that was called wrong, and no other', () => {
    expect(problems(adult, { wrongCode: '246810' })).toEqual({ code: 'sms.code' });
    expect(problems(adult, { wrongCode: '135790' })).toEqual({});
  });

  it('takes a card of 12 digits or none', () => {
    expect(problems({ ...adult, membershipCard: '6100 0000 0001' })).toEqual({});
    expect(problems({ ...adult, membershipCard: '6100 0000' })).toEqual({ membershipCard: 'member.card' });
  });

  it('compares both passwords', () => {
    expect(problems({ ...adult, repeat: 'Mu2025sH' })).toEqual({ repeat: 'password.repeat' });
  });
});

it('sends a form exactly when no field of it is wrong, whatever is typed', () => {
  const text = fc.oneof(
    fc.constant(''),
    fc.string(),
    fc.constantFrom('张', 'ZHANG', '13900000010', '246810'),
  );
  const anything = fc.record({
    kind: fc.constantFrom(...enrolmentCredentials),
    number: fc.oneof(text, fc.constantFrom('310104199003074510', 'E12345678', '810000199408230021')),
    country: fc.constantFrom('CN', 'HK', 'JP', ''),
    cnFamilyName: text,
    cnGivenName: text,
    spelling: fc.record({ family: text, given: text }),
    birthday: fc.oneof(text, fc.constant('1990-03-07')),
    gender: fc.constantFrom('M', 'F', ''),
    infant: fc.boolean(),
    phoneCountry: fc.constantFrom('CN', 'JP'),
    phone: text,
    code: text,
    password: fc.constantFrom('Mu2025sh', ''),
    repeat: fc.constantFrom('Mu2025sh', ''),
    membershipCard: fc.constantFrom('', '610000000001', 'x'),
    agree: fc.boolean(),
  });
  fc.assert(
    fc.property(anything, (typed) => {
      const good = Object.keys(problems(typed)).length === 0;
      expect(checkEnrolment(typed, context, '') !== undefined).toBe(good);
    }),
    runs(),
  );
});
