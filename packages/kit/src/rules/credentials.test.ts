import { describe, expect, it } from 'vitest';
import {
  beneficiaryCredentials,
  credentialOf,
  credentials,
  isSameCredential,
  spelledFor,
  wireNameOf,
} from './credentials.ts';

/** Membership.md section 3, as written there. */
const documented: Record<string, string> = {
  NI: '00',
  PP: '01',
  HTPP: '08',
  MIL: '02',
  POL: '07',
  HR: '06',
  ORI: '04',
  MTP: '12',
  FPRC: '10',
  GM: '11',
  JC: '11',
  OTHER: '11',
  BR: '11',
  TPP: '11',
  GAT: '11',
  RPTW: '11',
  EXTENTPRMT: '11',
};

/** Travel.md section 3. */
const travel = 'PP HTPP TPP ORI BR NI FPRC OTHER MTP TRP GRP MIL POL GM JC HR'.split(' ');

describe('the kinds of credential', () => {
  it('have the documented names and numbers', () => {
    expect(Object.fromEntries(credentials.map(({ membership, number }) => [membership, number]))).toEqual(
      documented,
    );
    expect(
      credentials
        .filter(({ kind }) => kind !== 'entryPermit')
        .map((one) => one.travel)
        .sort(),
    ).toEqual(travel.sort());
  });

  it.each(credentials)('$kind is read in both spellings and sent in the call’s own', (one) => {
    expect(credentialOf(one.membership)).toBe(one);
    expect(credentialOf(one.travel)).toBe(one);
    expect(wireNameOf(one.kind, 'membership')).toBe(one.membership);
    expect(wireNameOf(one.kind, 'travel')).toBe(one.travel);
  });

  it('two have two names', () => {
    expect([wireNameOf('taiwanResidence', 'membership'), wireNameOf('taiwanResidence', 'travel')]).toEqual([
      'RPTW',
      'TRP',
    ]);
    expect([wireNameOf('hkMacauResidence', 'membership'), wireNameOf('hkMacauResidence', 'travel')]).toEqual([
      'GAT',
      'GRP',
    ]);
  });

  it('two spellings are one kind, and are sent in that of the call', () => {
    expect(isSameCredential('GAT', 'GRP')).toBe(true);
    expect(isSameCredential('GAT', 'RPTW')).toBe(false);
    expect(isSameCredential('moon', 'sun')).toBe(false);
    expect(spelledFor('GAT', 'travel')).toBe('GRP');
    expect(spelledFor('TRP', 'membership')).toBe('RPTW');
    expect(spelledFor('moon', 'travel')).toBe('moon');
  });

  it('an unknown name is none', () => {
    expect(credentialOf('')).toBeUndefined();
    expect(credentialOf('toString')).toBeUndefined();
  });

  it('five are offered to a beneficiary', () => {
    expect(beneficiaryCredentials.map((kind) => wireNameOf(kind, 'membership'))).toEqual([
      'NI',
      'PP',
      'EXTENTPRMT',
      'MIL',
      'OTHER',
    ]);
  });
});
