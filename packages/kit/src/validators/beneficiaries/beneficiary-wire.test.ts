import { describe, expect, it } from 'vitest';
import type { Beneficiary } from '../../contracts/beneficiaries/beneficiaries.ts';
import { relations } from '../../rules/relations.ts';
import { checkBeneficiary } from './beneficiary.ts';
import { fieldsOfBeneficiary, typedOfBeneficiary, typedOfPassenger, wasSaved } from './beneficiary-wire.ts';

const today = '2026-06-01';
const beneficiary: Beneficiary = {
  beneficiaryId: 'B1',
  beneficiaryDate: '2026-01-01',
  cnFamilyName: '单',
  cnGivenName: '乐',
  enFamilyName: 'SHAN',
  enGivenName: 'LE',
  relation: '',
  relationText: '继子女',
  gender: 'M',
  birthday: '1990-03-07',
  country: 'CN',
  countryText: '中国',
  idList: [
    { idType: 'NI', idNo: '310104199003074510' },
    { idType: 'PP', idNo: 'E12345678', expireDate: '2030-01-01', issueCountry: 'CN' },
  ],
};
const { beneficiaryId, beneficiaryDate: _, ...fields } = beneficiary;
const words = { relation: '继子女', country: '中国' };

it('what is read, shown and sent again unchanged is the same', () => {
  const checked = checkBeneficiary(typedOfBeneficiary(beneficiary), { today });
  if (!checked.ok) throw new Error('refused');
  expect(fieldsOfBeneficiary(checked.value, words)).toEqual(fields);
});

it.each(relations)('$id comes back as it was sent', ({ id, code }) => {
  expect(typedOfBeneficiary({ ...beneficiary, relation: code }).relation).toBe(id);
});

it('a kind that the form does not offer is another document', () => {
  const typed = typedOfBeneficiary({ ...beneficiary, idList: [{ idType: 'HR', idNo: '1' }] });
  expect(typed.identities).toEqual([{ kind: 'other', number: '1', expiry: '', country: 'CN' }]);
});

describe('a passenger', () => {
  const passenger = {
    id: 'P1',
    sort: 1,
    isSelectAvailable: true,
    hasSelected: false,
    paxName: '单乐',
    paxType: 'ADT' as const,
    favorPaxIdDtoList: [{ idType: 'HR', idNo: '1' }, ...beneficiary.idList],
  };
  it('brings name, documents that can be used and what else is known, and no relation', () => {
    expect(typedOfPassenger({ ...passenger, enFamilyName: 'SHAN', gender: 'F' })).toEqual({
      country: 'CN',
      cnFamilyName: '',
      cnGivenName: '',
      spelling: { family: 'SHAN', given: '' },
      gender: 'F',
      birthday: '',
      relation: '',
      identities: typedOfBeneficiary(beneficiary).identities,
    });
  });
  it('without a document that can be used leaves one to be typed', () => {
    expect(typedOfPassenger({ ...passenger, favorPaxIdDtoList: [] }).identities).toHaveLength(1);
  });
});

describe('wasSaved', () => {
  it('an added one is there once somebody shows one of its documents', () => {
    expect(wasSaved(fields, [], undefined)).toBe(false);
    expect(wasSaved(fields, [{ ...beneficiary, idList: [{ idType: 'PP', idNo: 'E1' }] }], undefined)).toBe(
      false,
    );
    expect(wasSaved(fields, [{ ...beneficiary, cnGivenName: '月' }], undefined)).toBe(true);
  });

  it('a changed one has been saved once it is as it was sent', () => {
    expect(wasSaved(fields, [beneficiary], beneficiaryId)).toBe(true);
    expect(wasSaved(fields, [{ ...beneficiary, relationText: 'Stepchild' }], beneficiaryId)).toBe(true);
    expect(wasSaved(fields, [{ ...beneficiary, beneficiaryId: 'B2' }], beneficiaryId)).toBe(false);
    for (const change of [
      { enGivenName: 'YUE' },
      { relation: 'S' },
      { birthday: '1990-03-08' },
      { idList: [] },
    ])
      expect(wasSaved(fields, [{ ...beneficiary, ...change }], beneficiaryId)).toBe(false);
  });

  it('a name part that is left out is an empty one', () => {
    const { cnFamilyName: _family, cnGivenName: _given, ...letters } = beneficiary;
    expect(wasSaved({ ...fields, cnFamilyName: '', cnGivenName: '' }, [letters], beneficiaryId)).toBe(true);
  });

  it.each([
    ['cnFamilyName', '王'],
    ['cnGivenName', '月'],
    ['enFamilyName', 'WANG'],
    ['enGivenName', 'YUE'],
    ['gender', 'F'],
    ['country', 'JP'],
  ])('is another one with the %s %s', (field, value) => {
    expect(wasSaved(fields, [{ ...beneficiary, [field]: value }], beneficiaryId)).toBe(false);
  });

  it.each([
    { idType: 'MIL', idNo: 'E12345678', expireDate: '2030-01-01', issueCountry: 'CN' },
    { idType: 'PP', idNo: 'E12345679', expireDate: '2030-01-01', issueCountry: 'CN' },
    { idType: 'PP', idNo: 'E12345678', expireDate: '2031-01-01', issueCountry: 'CN' },
    { idType: 'PP', idNo: 'E12345678', expireDate: '2030-01-01', issueCountry: 'JP' },
  ])('is another one with the document %j', (passport) => {
    const idList = [{ idType: 'NI', idNo: '310104199003074510' }, passport];
    expect(wasSaved(fields, [{ ...beneficiary, idList }], beneficiaryId)).toBe(false);
  });

  it('a spelling that is left out is an empty one', () => {
    const { enFamilyName: _family, enGivenName: _given, ...written } = beneficiary;
    const empty = { ...fields, enFamilyName: '', enGivenName: '' };
    expect(wasSaved(empty, [written], beneficiaryId)).toBe(true);
    expect(wasSaved(empty, [beneficiary], beneficiaryId)).toBe(false);
  });
});

it('a document is shown with its end and who issued it', () => {
  const idList = [
    { idType: 'PP', idNo: 'TZ1234567', expireDate: '2031-02-03', issueCountry: 'JP' },
    { idType: 'nonsense', idNo: '2' },
  ];
  expect(typedOfBeneficiary({ ...beneficiary, idList }).identities).toEqual([
    { kind: 'passport', number: 'TZ1234567', expiry: '2031-02-03', country: 'JP' },
    { kind: 'other', number: '2', expiry: '', country: 'CN' },
  ]);
});
