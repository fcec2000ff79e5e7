import { describe, expect, it } from 'vitest';
import { passwordReport } from './passwords.ts';

describe('passwordReport', () => {
  it.each([
    ['', 'weak', 'length'],
    ['mu2025s', 'weak', 'length'],
    ['mu2025shanghaipudong1', 'weak', 'length'],
    ['20252025', 'weak', 'letters'],
    ['shanghai', 'weak', 'digits'],
    ['mu2025sh', 'medium', 'cases'],
    ['Mu2025sh', 'medium', 'longer'],
    ['mu2025shanghai', 'medium', 'cases'],
    ['Mu2025Shangh', 'strong', undefined],
  ])('%s is %s', (password, strength, next) => {
    expect(passwordReport(password)).toMatchObject({ strength, next });
  });

  it('lists what is there', () => {
    expect(passwordReport('Mapp')).toMatchObject({
      has: { length: false, letters: true, digits: false, cases: true },
    });
  });
});
