import { describe, expect, it } from 'vitest';
import { titleOf } from './titles.ts';

describe('titleOf', () => {
  it.each([
    ['payment', {}, 'payment'],
    ['addBeneficiary', { pageCode: '1' }, 'addBeneficiary'],
    ['addBeneficiary', { pageCode: '2' }, 'editBeneficiary'],
    ['addBeneficiary', { pageCode: '01' }, 'editBeneficiary'],
    ['addBeneficiary', {}, 'editBeneficiary'],
    ['addIdentity', { headerTit: 'ID' }, 'identityCard'],
    ['addIdentity', { headerTit: 'passport' }, 'passport'],
    ['addIdentity', { headerTit: 'licence' }, 'exitEntryPermit'],
    ['addIdentity', { headerTit: 'licenceOfOfficer' }, 'officerCard'],
    ['addIdentity', { headerTit: 'otherID' }, 'otherDocument'],
    ['addIdentity', { headerTit: 'id' }, 'addCertificate'],
    ['addIdentity', { headerTit: 'toString' }, 'addCertificate'],
    ['addIdentity', {}, 'addCertificate'],
    ['home', { headerTit: 'ID', pageCode: '1' }, undefined],
    ['bill', {}, undefined],
  ] as const)('%s with %j: %s', (destination, query, title) => {
    expect(titleOf(destination, query)).toBe(title);
  });
});
