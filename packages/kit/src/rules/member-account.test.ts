import { describe, expect, it } from 'vitest';
import { memberCredentials } from './credentials.ts';
import { documentParts, documentSortOf, identityLacks, kindsOfSort, validityOf } from './member-account.ts';

describe('the six titles', () => {
  it.each([
    ['ID', 'ID'],
    ['passport', 'passport'],
    ['licence', 'licence'],
    ['licenceOfOfficer', 'licenceOfOfficer'],
    ['otherID', 'otherID'],
    ['id', 'any'],
    ['any', 'any'],
    [undefined, 'any'],
  ])('%s is %s', (headerTit, sort) => expect(documentSortOf(headerTit)).toBe(sort));

  it('part the kinds among them, and the sixth has them all', () => {
    const { any, ...sorts } = kindsOfSort;
    expect([...any].toSorted()).toEqual([...memberCredentials].toSorted());
    expect(Object.values(sorts).flat().toSorted()).toEqual([...memberCredentials].toSorted());
  });

  it('know of every kind', () => {
    expect(Object.keys(documentParts).toSorted()).toEqual([...memberCredentials].toSorted());
  });

  it.each([
    ['identityCard', 'optional', false],
    ['passport', 'required', true],
    ['hkMacauPass', 'required', false],
    ['foreignerCard', 'required', false],
    ['officerCard', 'none', false],
    ['householdRegister', 'none', false],
    ['entryPermit', 'required', true],
    ['other', 'optional', true],
  ] as const)('%s: its last day is %s, its country asked for: %s', (kind, expiry, country) => {
    expect(documentParts[kind]).toEqual({ expiry, country });
  });
});

it.each([
  [undefined, { state: 'unlimited' }],
  ['2026-05-31', { state: 'expired', until: '2026-05-31' }],
  ['2026-06-01', { state: 'soon', until: '2026-06-01', days: 0 }],
  ['2026-07-17', { state: 'soon', until: '2026-07-17', days: 46 }],
  ['2026-07-31', { state: 'valid', until: '2026-07-31' }],
] as const)('until %s: %o', (expireDate, validity) => {
  expect(validityOf(expireDate, '2026-06-01')).toEqual(validity);
});

it.each([
  ['138****0001', undefined],
  ['13800000001', undefined],
  ['+8613800000001', undefined],
  ['+86 138 •••• 0001', undefined],
  ['+81****5678', 'mobile'],
  ['110****0001', 'mobile'],
  [undefined, 'mobile'],
])('with the phone %s an identity lacks: %s', (mobile, lacks) => {
  expect(identityLacks({ documents: [{}], mobile })).toBe(lacks);
  expect(identityLacks({ documents: [], mobile })).toBe('document');
});
