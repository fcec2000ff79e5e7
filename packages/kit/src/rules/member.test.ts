import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupedCardNumber, memberName, shownName } from './member.ts';

describe('groupedCardNumber', () => {
  it('prints groups of four', () => expect(groupedCardNumber('620002468135')).toBe('6200 0246 8135'));
  it('keeps every digit and never ends with a blank', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,20}$/), (digits) => {
        const grouped = groupedCardNumber(digits);
        expect(grouped.replaceAll(' ', '')).toBe(digits);
        expect(grouped).toBe(grouped.trim());
        for (const group of grouped.split(' ').slice(0, -1)) expect(group).toHaveLength(4);
      }),
    );
  });
});

describe('memberName', () => {
  const both = { cnFamilyName: '张', cnGivenName: '三', enFamilyName: 'Zhang', enGivenName: 'San' };
  it.each([
    ['zh', both, '张三'],
    ['ja', both, '张三'],
    ['en', both, 'San Zhang'],
    ['ko', both, 'San Zhang'],
    ['ru', { cnFamilyName: '张', cnGivenName: '三' }, '张三'],
    ['zh', { enFamilyName: 'Smith' }, 'Smith'],
    ['en', { enFamilyName: 'ZHANG', enGivenName: 'XIAO-YU' }, 'Xiao-Yu Zhang'],
    ['en', { enFamilyName: "O'NEIL", enGivenName: 'ANN' }, "Ann O'Neil"],
    ['en', { enFamilyName: 'McDonald', enGivenName: 'Ann' }, 'Ann McDonald'],
    ['en', {}, undefined],
  ] as const)('in %s, %o is called %s', (locale, parts, name) =>
    expect(memberName(parts, locale)).toBe(name),
  );
});

describe('shownName', () => {
  const both = { cnFamilyName: '李', cnGivenName: '四', enFamilyName: 'LI', enGivenName: 'SI' };
  const latin = { enFamilyName: 'SMITH', enGivenName: 'ANNA MARIA' };
  const chinese = { cnFamilyName: '李', cnGivenName: '四' };
  it.each([
    ['zh', both, undefined, { name: '李四' }],
    ['ja', both, undefined, { name: '李四' }],
    ['en', both, undefined, { name: 'Si Li', chinese: '李四' }],
    ['ko', both, '李四', { name: 'Si Li', chinese: '李四' }],
    ['ru', chinese, undefined, { name: '李四' }],
    ['ru', latin, 'SMITH ANNA MARIA', { name: 'Anna Maria Smith' }],
    ['zh', latin, undefined, { name: 'SMITH ANNA MARIA' }],
    ['en', {}, 'LI SI', { name: 'LI SI' }],
  ] as const)('in %s, %o given as %s is shown as %o', (locale, parts, whole, shown) =>
    expect(shownName(parts, locale, whole)).toEqual(shown),
  );
});
