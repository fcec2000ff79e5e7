import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findByKeys, foldKey, keysOf } from './index-keys.ts';

describe('foldKey', () => {
  it.each([
    ['Côte d’Ivoire', 'cotedivoire'],
    ['ＣＮ', 'cn'],
    ['  South   Africa ', 'southafrica'],
    ['Åland', 'aland'],
    ['にほん', 'ニホン'],
    ['ﾆﾎﾝ', 'ニホン'],
    ['zhong’guo', 'zhongguo'],
    ['Йемен', 'иемен'],
    ['|~', ''],
  ])('%j is %j', (text, folded) => expect(foldKey(text)).toBe(folded));
});

const entries = ['中国香港', '中国', '肯尼亚', '刚果'];
const keys = [
  keysOf([['中国香港'], ['HK'], ['zhong', 'guo', 'xiang', 'gang'], ['Hong', 'Kong']], [['z', 'g', 'x', 'g']]),
  keysOf([['中国'], ['CN'], ['zhong', 'guo'], ['China']], [['z', 'g']]),
  keysOf([['肯尼亚'], ['KE'], ['ken', 'ni', 'ya'], ['Kenya']], [['k', 'n', 'y']]),
  keysOf([['刚果'], ['CG'], ['gang', 'guo'], ['Congo']], [['g', 'g']]),
];
const find = (query: string) => findByKeys(query, entries, keys);

describe('findByKeys', () => {
  it.each([
    ['中国', ['中国香港', '中国']],
    ['香港', ['中国香港']],
    ['xianggang', ['中国香港']],
    ['gang', ['刚果', '中国香港']],
    ['zg', ['中国', '中国香港']],
    ['Zhong Guo', ['中国', '中国香港']],
    ['ke', ['肯尼亚']],
    ['CN', ['中国']],
    ['kong', ['中国香港']],
    ['ong', ['中国香港', '中国', '刚果']],
    ['on', []],
    ['asia', []],
  ])('%j finds %j', (query, expected) => expect(find(query)).toEqual(expected));

  it.each(['', '  ', '…', '|'])('%j asks for nothing', (query) => expect(find(query)).toBeUndefined());

  it('finds by each form and each later word, each entry once, and nothing that does not hold the query', () => {
    const word = fc.string({
      minLength: 1,
      maxLength: 6,
      unit: fc.constantFrom('a', 'b', 'é', '中', 'か', ' '),
    });
    fc.assert(
      fc.property(
        fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 5 }),
        word,
        (forms, query) => {
          const list = forms.map((_, at) => at);
          const made = forms.map((words) => keysOf([words]));
          for (const [at, words] of forms.entries()) {
            for (const start of words.keys()) {
              const wanted = words.slice(start).join('');
              if (foldKey(wanted) !== '' && foldKey(words[start] ?? '') !== '') {
                expect(findByKeys(wanted, list, made)).toContain(at);
              }
            }
          }
          const found = findByKeys(query, list, made) ?? [];
          expect(new Set(found).size).toBe(found.length);
          for (const at of found) expect(foldKey((forms[at] ?? []).join(''))).toContain(foldKey(query));
        },
      ),
    );
  });
});
