import { describe, expect, it } from 'vitest';
import { languages } from './language.ts';
import { wordsIn } from './words.ts';

const han = /\p{Script=Han}/u;

describe('what the airline says', () => {
  it.each([
    ['北京首都', 'Пекин Столичный'],
    ['虹桥', 'Хунцяо'],
    ['上海', 'Шанхай'],
    ['选座券', 'Купон на выбор места'],
    ['飞机检修', 'Техническое обслуживание самолёта'],
  ])('%s is %s in Russian', (chinese, russian) => {
    expect(wordsIn('ru').get(chinese)).toBe(russian);
  });

  it('is itself in Chinese', () => {
    expect([...wordsIn('zh')].filter(([chinese, same]) => chinese !== same)).toEqual([]);
  });

  it.each(['en', 'ko', 'ru'] as const)('has no Chinese in %s', (language) => {
    const words = [...wordsIn(language)].filter(([chinese]) => han.test(chinese));
    expect(words.length).toBeGreaterThan(700);
    expect(words.filter(([, other]) => han.test(other))).toEqual([]);
  });

  it('has the same words in each language', () => {
    const [first, ...others] = languages.map((language) => [...wordsIn(language).keys()]);
    for (const other of others) expect(other).toEqual(first);
  });
});
