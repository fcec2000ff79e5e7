import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activityCodes, activityOf, signedPoints } from './points.ts';

describe('activityOf', () => {
  it.each(activityCodes.filter((code) => !code.startsWith('CA_')))(
    '%s is its own label, whatever the transaction',
    (code) => {
      expect(activityOf(code, 'D')).toBe(code);
      expect(activityOf(code, 'C')).toBe(code);
    },
  );

  it.each([
    ['CA', 'C', 'CA_C'],
    ['CA', 'D', 'CA_D'],
    ['CA', 'X', 'OTHER'],
    ['CA', '', 'OTHER'],
    ['CA_C', 'D', 'CA_C'],
    ['ZZ', 'C', 'OTHER'],
    ['', 'C', 'OTHER'],
    ['aa', 'C', 'OTHER'],
    ['toString', 'C', 'OTHER'],
  ])('%s with %s is %s', (type, transaction, label) => {
    expect(activityOf(type, transaction)).toBe(label);
  });

  it('is one of the fifteen labels or OTHER for any input', () => {
    const labels = new Set<string>([...activityCodes, 'OTHER']);
    expect(labels.size).toBe(16);
    fc.assert(
      fc.property(fc.string(), fc.string(), (type, transaction) => labels.has(activityOf(type, transaction))),
    );
  });
});

describe('signedPoints', () => {
  it.each([
    ['D', 3000, -3000],
    ['D', -3000, -3000],
    ['D', 0, 0],
    ['C', 1240, 1240],
    ['C', -1240, 1240],
    ['C', 0, 0],
    ['', 500, 0],
    ['X', 500, 0],
  ])('%s of %d is %d', (transaction, amount, signed) => {
    expect(signedPoints(transaction, amount)).toBe(signed);
  });

  it('never gives minus zero', () => {
    expect(Object.is(signedPoints('D', 0), 0)).toBe(true);
    expect(Object.is(signedPoints('D', -0), 0)).toBe(true);
  });

  it('keeps the amount, and a debit undoes a credit', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (amount) => {
        expect(Math.abs(signedPoints('D', amount))).toBe(Math.abs(amount));
        expect(signedPoints('D', amount) + signedPoints('C', amount)).toBe(0);
      }),
    );
  });
});
