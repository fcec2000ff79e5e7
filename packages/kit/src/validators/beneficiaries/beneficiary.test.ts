import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chineseNamed, identityParts } from '../../rules/beneficiaries.ts';
import { beneficiaryCredentials } from '../../rules/credentials.ts';
import { relations } from '../../rules/relations.ts';
import { beneficiaryFields, checkBeneficiary } from './beneficiary.ts';
import { checkBeneficiaryField, factsOfIdentities } from './beneficiary-fields.ts';
import {
  emptyBeneficiary,
  emptyIdentity,
  type BeneficiaryField,
  type BeneficiaryTyped,
} from './beneficiary-typed.ts';
import { documentNumber } from '../documents.ts';
import { runs } from '../../../../../vitest.runs.ts';

const today = '2026-06-01';
const context = { today };
const card = { ...emptyIdentity('identityCard'), number: '310104 19900307 4510' };
const passport = { ...emptyIdentity('passport'), number: 'e1234 5678', expiry: '2030-01-31' };
const good: BeneficiaryTyped = {
  ...emptyBeneficiary,
  cnFamilyName: '单',
  cnGivenName: '乐',
  spelling: { family: 'shan', given: 'le' },
  relation: 'spouse',
  identities: [card],
};
const foreigner: BeneficiaryTyped = {
  ...emptyBeneficiary,
  country: 'FR',
  spelling: { family: 'Dupont', given: 'Anne Marie' },
  gender: 'F',
  birthday: '1980-02-29',
  relation: 'stepChild',
  identities: [{ ...passport, country: 'FR' }],
};

const keysOf = (typed: BeneficiaryTyped, known = {}) => {
  const checked = checkBeneficiary(typed, { ...context, ...known });
  return checked.ok ? [] : checked.problems.map(({ field, refusal }) => [field, refusal.key]);
};

it('takes a whole form, in the form in which it is sent', () => {
  expect(checkBeneficiary(good, context)).toEqual({
    ok: true,
    value: {
      country: 'CN',
      cnFamilyName: '单',
      cnGivenName: '乐',
      enFamilyName: 'SHAN',
      enGivenName: 'LE',
      gender: 'M',
      birthday: '1990-03-07',
      relation: { id: 'spouse', code: 'S' },
      identities: [{ kind: 'identityCard', number: '310104199003074510' }],
    },
  });
  expect(checkBeneficiary(foreigner, context)).toMatchObject({
    ok: true,
    value: {
      cnFamilyName: '',
      enFamilyName: 'DUPONT',
      enGivenName: 'ANNE MARIE',
      relation: { id: 'stepChild', code: '' },
      identities: [{ kind: 'passport', number: 'E12345678', expiry: '2030-01-31', country: 'FR' }],
    },
  });
});

it('an empty form names every field that it needs, in the order of the form', () => {
  expect(keysOf(emptyBeneficiary)).toEqual([
    ['cnFamilyName', 'name.chinese'],
    ['cnGivenName', 'name.chinese'],
    ['identities.0.number', 'id.empty'],
    ['relation', 'relation.choose'],
  ]);
  expect(keysOf({ ...emptyBeneficiary, identities: [passport] }).slice(2)).toEqual([
    ['birthday', 'day.empty'],
    ['gender', 'gender.choose'],
    ['relation', 'relation.choose'],
  ]);
});

describe('each field by its one rule', () => {
  it.each<[string, BeneficiaryTyped, [BeneficiaryField, string][]]>([
    ['no country', { ...good, country: '' }, [['country', 'country.choose']]],
    ['a Chinese name in letters', { ...good, cnFamilyName: 'Shan' }, [['cnFamilyName', 'name.chinese']]],
    [
      'half a Chinese name of a foreigner',
      { ...foreigner, cnFamilyName: '杜' },
      [['cnGivenName', 'name.both']],
    ],
    [
      'no spelling of a Chinese name',
      { ...good, spelling: { family: '', given: ' ' } },
      [['spelling', 'name.spelling']],
    ],
    [
      'half a spelling',
      { ...good, spelling: { family: 'SHAN', given: '' } },
      [['spelling', 'name.spelling']],
    ],
    [
      'half a spelling of a rare name',
      { ...good, cnGivenName: '𬭼', spelling: { family: 'SHAN', given: '' } },
      [['spelling', 'name.rare']],
    ],
    [
      'a spelling that is too long with its slash',
      { ...good, spelling: { family: 'A'.repeat(14), given: 'B'.repeat(14) } },
      [['spelling', 'name.long']],
    ],
    [
      'a short ID number',
      {
        ...good,
        gender: 'M',
        birthday: '1990-03-07',
        identities: [{ ...card, number: '31010419900307451' }],
      },
      [['identities.0.number', 'id.length']],
    ],
    [
      'a passport without its end',
      { ...foreigner, identities: [{ ...passport, expiry: '' }] },
      [['identities.0.expiry', 'day.empty']],
    ],
    [
      'a passport that has expired',
      { ...foreigner, identities: [{ ...passport, expiry: '2026-05-31' }] },
      [['identities.0.expiry', 'document.expired']],
    ],
    [
      'a passport of nobody',
      { ...foreigner, identities: [{ ...passport, country: '' }] },
      [['identities.0.country', 'document.issuer']],
    ],
    ['a birthday to come', { ...foreigner, birthday: '2026-06-02' }, [['birthday', 'birthday.future']]],
    [
      'the same document twice',
      { ...good, identities: [card, { ...card, number: '310104199003074510' }] },
      [['identities.1.number', 'document.twice']],
    ],
    [
      'problems of a further document come last',
      { ...good, relation: '', identities: [card, { ...passport, number: '' }] },
      [
        ['relation', 'relation.choose'],
        ['identities.1.number', 'document.passport'],
      ],
    ],
  ])('%s', (_, typed, problems) => {
    expect(keysOf(typed)).toEqual(problems);
  });

  it('a document of another beneficiary', () => {
    const known = [{ idType: 'NI', idNo: '310104199003074510' }];
    expect(keysOf(good, { known })).toEqual([['identities.0.number', 'document.known']]);
    expect(keysOf(foreigner, { known })).toEqual([]);
  });

  it('a document without end needs none, and what its kind does not ask for is not sent', () => {
    const other = { ...emptyIdentity('other'), number: 'AB12345' };
    expect(checkBeneficiary({ ...foreigner, identities: [other] }, context)).toMatchObject({
      ok: true,
      value: { identities: [{ kind: 'other', number: 'AB12345', country: 'CN' }] },
    });
    const officer = { ...emptyIdentity('officerCard'), number: 'AB12345', expiry: 'nonsense', country: '' };
    const checked = checkBeneficiary({ ...foreigner, identities: [officer] }, context);
    expect(checked.ok && checked.value.identities).toEqual([{ kind: 'officerCard', number: 'AB12345' }]);
  });

  it('a field of a document that is not there is good', () => {
    expect(checkBeneficiaryField('identities.7.number', good, context)).toBeUndefined();
  });
});

it.each(relations)('takes the relation $id', ({ id, code }) => {
  const checked = checkBeneficiary({ ...good, relation: id }, context);
  expect(checked).toMatchObject({ ok: true, value: { relation: { code } } });
});

it('birthday and gender follow a valid ID card, whatever is typed', () => {
  expect(factsOfIdentities([passport, card], today)).toEqual({
    holder: 'resident',
    birthday: '1990-03-07',
    gender: 'male',
  });
  expect(factsOfIdentities([passport], today)).toBeUndefined();
  expect(checkBeneficiary({ ...good, birthday: '2000-01-01', gender: 'F' }, context)).toMatchObject({
    value: { birthday: '1990-03-07', gender: 'M' },
  });
});

describe('property:', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.constantFrom('', '单', '𬭼', 'SHAN', '310104199003074510'),
  );
  const identity = fc.record({
    kind: fc.constantFrom(...beneficiaryCredentials),
    number: text,
    expiry: fc.oneof(text, fc.constant('2030-01-01')),
    country: fc.constantFrom('', 'CN', 'FR'),
  });
  const form: fc.Arbitrary<BeneficiaryTyped> = fc.record({
    country: fc.constantFrom('', 'CN', 'TW', 'FR'),
    cnFamilyName: text,
    cnGivenName: text,
    spelling: fc.record({ family: text, given: text }),
    gender: fc.constantFrom('', 'M', 'F', 'X'),
    birthday: fc.oneof(text, fc.constant('1990-03-07')),
    relation: fc.constantFrom('', 'other', 'nobody'),
    identities: fc.array(identity, { minLength: 1, maxLength: 4 }),
  });

  it('the whole form is good exactly when each of its fields is', () => {
    fc.assert(
      fc.property(form, (typed) => {
        const fields = beneficiaryFields(typed.identities.length);
        const refused = fields.filter((field) => checkBeneficiaryField(field, typed, context));
        const checked = checkBeneficiary(typed, context);
        expect(checked.ok ? [] : checked.problems.map(({ field }) => field)).toEqual(refused);
      }),
      runs(),
    );
  });

  it('what is sent has the parts that its country and its documents ask for', () => {
    const likely = form.map((typed) => ({
      ...good,
      country: typed.country || 'CN',
      identities: typed.identities.map((one) => ({
        ...one,
        number: 'AB123456',
        country: 'FR',
        expiry: '2030-01-01',
      })),
    }));
    fc.assert(
      fc.property(likely, (typed) => {
        const checked = checkBeneficiary(typed, context);
        if (!checked.ok) return;
        const { value } = checked;
        if (chineseNamed.has(value.country)) expect(value.cnFamilyName).not.toBe('');
        for (const sent of value.identities) {
          expect(sent.expiry !== undefined).toBe(identityParts[sent.kind].expiry !== 'none');
          expect(sent.country !== undefined).toBe(identityParts[sent.kind].country);
        }
      }),
      runs(),
    );
  });
});

it.each(beneficiaryCredentials)('%s: its number follows the rule of its kind', (kind) => {
  const numbers = ['310104199003074510', 'E12345678', 'AB12345', '军字第2001988号', '', '12'];
  for (const number of numbers) {
    const identity = { ...emptyIdentity(kind), number, expiry: '2030-01-01' };
    const typed = { ...good, identities: [identity] };
    const refusal = checkBeneficiaryField('identities.0.number', typed, context);
    const checked = documentNumber(number, kind, { today, country: 'CN' });
    expect(refusal?.key).toBe(checked.ok ? undefined : checked.key);
  }
});
