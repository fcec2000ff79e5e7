import { describe, expect, it } from 'vitest';
import { hiddenPhone, mayBePhone } from './people.ts';

describe('a hidden number', () => {
  it.each([
    ['+86 13800000001', '+86 138****0001'],
    ['+1 2025550143', '+1 20****0143'],
    ['+65 81234567', '+65 ****4567'],
    ['13912340987', '139****0987'],
    ['1234', '****'],
    ['', ''],
  ])('%s is %s', (phone, hidden) => expect(hiddenPhone(phone)).toBe(hidden));

  it('is known by its last digits', () => {
    expect(mayBePhone('+86 13800000001', '+86 138****0001')).toBe(true);
    expect(mayBePhone('13800000001', '+86 138****0001')).toBe(true);
    expect(mayBePhone('+86 13800000002', '+86 138****0001')).toBe(false);
  });
});
