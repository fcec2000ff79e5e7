import { describe, expect, it } from 'vitest';
import { isNamedLike } from './find-traveller.ts';

const person = {
  paxName: '张三',
  cnFamilyName: '张',
  cnGivenName: '三',
  enFamilyName: 'ZHANG',
  enGivenName: 'SAN',
  favorPaxIdDtoList: [{ idType: 'NI', idNo: '310104199003072512' }],
};

describe('somebody is found', () => {
  it.each(['', ' ', '张', '张 三', 'zhang', 'Zhang San', 'san/zhang', '2512', '12', '25'])(
    'by "%s"',
    (typed) => expect(isNamedLike(person, typed)).toBe(true),
  );

  it.each(['李', 'zhangsi', '3101', '0725'])('not by "%s"', (typed) =>
    expect(isNamedLike(person, typed)).toBe(false),
  );
});
