import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findEntries } from './search.ts';

const entries = [
  { title: '积分账单', keywords: 'jfzd 里程 明细 points bill' },
  { title: '即将到期的积分', keywords: 'jjdqdjf 过期 expiring' },
  { title: '设置', keywords: 'sz 长辈版 字号 深色' },
  { title: '首都机场值机柜台调整', text: '自 6 月起，积分柜台移至 E 区。' },
];
const titles = (query: string) => findEntries(query, entries).map(({ title }) => title);

describe('findEntries', () => {
  it.each([
    ['积分', ['积分账单', '即将到期的积分', '首都机场值机柜台调整']],
    ['jf', ['积分账单', '即将到期的积分']],
    ['ＪＦｚｄ', ['积分账单']],
    ['长辈', ['设置']],
    ['POINTS', ['积分账单']],
    ['柜台', ['首都机场值机柜台调整']],
    ['酒店', []],
    ['  ', []],
    ['', []],
  ])('%j finds %j', (query, expected) => expect(titles(query)).toEqual(expected));

  it('puts the word that begins the title before the word inside it', () => {
    expect(findEntries('b', [{ title: 'a b' }, { title: 'b' }]).map(({ title }) => title)).toEqual([
      'b',
      'a b',
    ]);
  });

  it('puts each place of a word before the next: title, keyword, within the title, within a keyword, text', () => {
    const last = [
      { title: 'text', text: 'a seat' },
      { title: 'within a keyword', keywords: '  reseat ' },
      { title: 'a seat within' },
      { title: 'keyword', keywords: 'bill seats' },
      { title: 'Seat first' },
    ];
    expect(findEntries('seat', last)).toEqual(last.toReversed());
  });

  it('finds no word that nobody wrote', () => {
    expect(findEntries('s', [{ title: 'a' }])).toEqual([]);
    expect(findEntries('st', [{ title: 'a', keywords: 's  t' }])).toEqual([]);
  });

  it('reads over a soft hyphen', () => {
    expect(findEntries('настройки', [{ title: 'Настрой\u00ADки' }])).toHaveLength(1);
  });

  it('gives back entries of the list only, each once, and every title for itself', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ title: fc.string(), keywords: fc.string(), text: fc.string() }), {
          maxLength: 12,
        }),
        fc.string(),
        (list, query) => {
          const found = findEntries(query, list);
          expect(new Set(found).size).toBe(found.length);
          for (const entry of found) expect(list).toContain(entry);
          for (const entry of list)
            if (entry.title.replace(/[\s\u00AD]/g, '') !== '')
              expect(findEntries(entry.title, list)).toContain(entry);
        },
      ),
    );
  });
});
