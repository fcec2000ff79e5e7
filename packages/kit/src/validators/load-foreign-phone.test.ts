import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadForeignPhone } from './load-foreign-phone.ts';
import { foreignPhone, type ReadForeignPhone } from './phone.ts';
import { accept, refuse } from './result.ts';
import { runs } from '../../../../vitest.runs.ts';

let read: ReadForeignPhone;
beforeAll(async () => {
  read = await loadForeignPhone();
});

describe('numbers of other countries', () => {
  it.each([
    ['JP', '090-1234-5678', '+819012345678'],
    ['JP', '+81 90 1234 5678', '+819012345678'],
    ['JP', '０９０１２３４５６７８', '+819012345678'],
    ['KR', '010 1234 5678', '+821012345678'],
    ['RU', '8 (912) 345-67-89', '+79123456789'],
    ['HK', '5123 4567', '+85251234567'],
    ['MO', '6612 3456', '+85366123456'],
    ['TW', '0912 345 678', '+886912345678'],
    ['US', '(201) 555-0123', '+12015550123'],
    ['GB', '07400 123456', '+447400123456'],
  ])('%s %s', (country, typed, number) => {
    expect(foreignPhone(typed, country, read)).toEqual(accept(number));
  });

  it.each([
    ['too short', 'JP', '090-123'],
    ['of another country', 'JP', '+82 10 1234 5678'],
    ['a landline', 'JP', '03-1234-5678'],
    ['words round a number', 'JP', 'call 090-1234-5678'],
    ['of no country', 'XX', '090-1234-5678'],
    ['empty', 'JP', ''],
  ])('not one that is %s', (_, country, typed) => {
    expect(foreignPhone(typed, country, read)).toEqual(refuse('phone.foreign'));
  });

  it('property: what is accepted is accepted again as it is stored, whatever is typed', () => {
    const country = fc.constantFrom('JP', 'KR', 'RU', 'HK', 'US', 'GB', 'toString', '');
    const typed = fc.oneof(fc.string({ maxLength: 40 }), fc.stringMatching(/^\+?[0-9 ()-]{6,18}$/));
    fc.assert(
      fc.property(country, typed, (of, text) => {
        const checked = foreignPhone(text, of, read);
        expect(checked.ok ? foreignPhone(checked.value, of, read) : checked).toEqual(checked);
      }),
      runs(),
    );
  });

  it('the plans are loaded once', () => {
    expect(loadForeignPhone()).toBe(loadForeignPhone());
  });
});
