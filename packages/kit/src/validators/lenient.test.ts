import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lenientId, lenientName, lenientPassport } from './lenient.ts';
import { refuse, type Checked } from './result.ts';
import { runs } from '../../../../vitest.runs.ts';

const good = (value: string): Checked => ({ ok: true, value });
const passport = refuse('document.passport', { min: 8, max: 9 });
const name = refuse('name.lenient', { min: 3, max: 10 });
const id = refuse('document.lenient', { min: 5, max: 15 });

describe('the documents’ own checks', () => {
  it.each([
    ['e1234567', good('E1234567')],
    ['E12345678', good('E12345678')],
    ['E123456', passport],
    ['E123456789', passport],
    ['E12345_8', passport],
  ])('passport-like %s', (input, expected) => {
    expect(lenientPassport(input)).toEqual(expected);
  });

  it.each([
    ['张三丰', good('张三丰')],
    ['𠮷𠮷𠮷', good('𠮷𠮷𠮷')],
    ['𠮷'.repeat(10), good('𠮷'.repeat(10))],
    ['𠮷'.repeat(11), name],
    ['张三', name],
    ['a1张', good('a1张')],
    ['ab-', name],
    ['张三，', name],
  ])('name %s', (input, expected) => {
    expect(lenientName(input)).toEqual(expected);
  });

  it.each([
    ['12345', good('12345')],
    ['abcde', good('ABCDE')],
    ['1234', id],
    ['1'.repeat(15), good('1'.repeat(15))],
    ['1'.repeat(16), id],
    ['12345号', id],
  ])('ID %s', (input, expected) => {
    expect(lenientId(input)).toEqual(expected);
  });
});

const pool = fc.array(fc.constantFrom(...Array.from('abcXYZ0189张三'), '𠮷', '_', '!', 'é'), {
  maxLength: 18,
});
const plain = (part: string) => 'abcxyz0189'.includes(part.toLowerCase());

it('property: lenientPassport, lenientId and lenientName count characters', () => {
  fc.assert(
    fc.property(pool, (parts) => {
      const text = parts.join('');
      const count = parts.length;
      const isPlain = parts.every(plain);
      expect(lenientPassport(text)).toEqual(
        isPlain && count >= 8 && count <= 9 ? good(text.toUpperCase()) : passport,
      );
      expect(lenientId(text)).toEqual(isPlain && count >= 5 && count <= 15 ? good(text.toUpperCase()) : id);
      const named = parts.every((part) => plain(part) || '张三𠮷'.includes(part));
      expect(lenientName(text)).toEqual(named && count >= 3 && count <= 10 ? good(text) : name);
    }),
    runs(),
  );
});
