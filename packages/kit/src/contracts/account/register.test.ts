import { describe, expect, it } from 'vitest';
import { enrolmentRefusal, readArrivedName, readArrivedNumber } from './register.ts';

describe('enrolmentRefusal', () => {
  it.each([
    ['-1', 'ID already exists', 'idExists'],
    ['-1', 'id already exists.', 'idExists'],
    ['-5', 'ID already exists', 'error'],
    ['-1', 'Invalid verification code', 'wrongCode'],
    ['-1', '请稍后再试', 'other'],
    ['-2', '', 'other'],
  ])('%s %s: %s', (code, message, refusal) => {
    expect(enrolmentRefusal({ code, message })).toBe(refusal);
  });
});

describe('what /registerSuccess reads', () => {
  it.each(['张三', '司徒婉婷', 'ZHANG/SAN', "O'BRIEN/ANNE-MARIE", '아브라함', '買買提·阿里', '𠮷田'])(
    'takes the name %s',
    (name) => {
      expect(readArrivedName(name)).toBe(name);
    },
  );

  it.each([
    '',
    ' ',
    '1',
    'call 95530 now',
    '<b>',
    'www.example.com/x?y',
    'a'.repeat(58),
    7,
    null,
    {},
    ['张三'],
  ])('refuses the name %j', (name) => {
    expect(readArrivedName(name)).toBeUndefined();
  });

  it.each(['60000000001', '6000000000011', '60000000000x', 600000000001, undefined])(
    'refuses the number %j',
    (number) => {
      expect(readArrivedNumber(number)).toBeUndefined();
    },
  );

  it('takes twelve digits', () => {
    expect(readArrivedNumber('600000000001')).toBe('600000000001');
  });
});
