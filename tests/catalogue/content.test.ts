import { describe, expect, it } from 'vitest';
import { locales } from '@mapp/kit/messages';
import exceptions from '../../docs/content-exceptions.json' with { type: 'json' };
import glossary from '../../docs/glossary.json' with { type: 'json' };
import {
  allTexts,
  contentReview,
  contentText,
  isKeywords,
  isParted,
  isPartedFromSign,
  otherWordsIn,
  sameTexts,
  usesOf,
  wordPattern,
  type Texts,
} from './content.ts';

const texts = allTexts();
const review = contentReview(texts);

const invented = (of: Partial<Record<(typeof locales)[number], string>>): Texts =>
  Object.fromEntries(
    locales.map((locale) => [locale, new Map([['a.key', of[locale] ?? '']])]),
  ) as unknown as Texts;

describe('the texts of the catalogues', () => {
  it('are in every language', () => {
    expect(review.languages.flatMap(({ missing }) => missing)).toEqual([]);
    expect(texts.zh.size).toBeGreaterThan(2500);
  });

  it('are the same in two languages only for a reason (docs/content-exceptions.json)', () => {
    expect(review.same.filter(({ why }) => why === '')).toEqual([]);
  });

  it('call things as the glossary does (docs/glossary.json)', () => {
    expect(review.otherWords.filter(({ why }) => why === '')).toEqual([]);
  });
});

describe('the exceptions', () => {
  const same = new Map(review.same.map((one) => [one.message, one]));

  it.each(exceptions.same.flatMap(({ messages, why }) => messages.map((message) => ({ message, why }))))(
    '$message is still the same: $why',
    ({ message, why }) => {
      expect(same.get(message)?.why).toBe(why);
    },
  );

  it('give their reasons', () => {
    expect(
      [...exceptions.same, ...exceptions.words].filter(({ why }: { why: string }) => why === ''),
    ).toEqual([]);
  });
});

describe('the glossary', () => {
  it.each(glossary.terms)('$term: its words are used', (term) => {
    expect(Object.keys(term.say)).toEqual([...locales]);
    const used = usesOf(term, texts);
    expect(Object.keys(used).length).toBeGreaterThanOrEqual(3);
    expect(Object.entries(used).filter(([, count]) => count === 0)).toEqual([]);
  });
});

describe('the search for what is the same', () => {
  it('finds a text that was not translated', () => {
    expect(
      sameTexts(invented({ zh: '保存', en: 'Save', ja: '保存する', ko: 'Save', ru: 'Сохранить' })),
    ).toEqual([{ message: 'a.key', text: 'Save', languages: ['en', 'ko'], why: '' }]);
  });

  it('passes over what has no words', () => {
    const figure = '{from, number}–{to, number}';
    expect(sameTexts(invented({ zh: figure, en: figure, ja: figure, ko: figure, ru: figure }))).toEqual([]);
  });
});

describe('a word of the glossary', () => {
  it.each([
    ['points', 'Your points', true],
    ['point', 'Your points', false],
    ['point*', 'Your points', true],
    ['mile', 'A smile', false],
    ['*регистр*', 'Зарегистрируйтесь', true],
    ['войти / вход*', 'Входим', true],
    ['войти / вход*', 'Отвойти', false],
    ['счёт*', 'На счете', true],
    ['积分', '我的积分明细', true],
  ])('%s is in "%s": %s', (word, text, found) => {
    expect(wordPattern(word).test(text)).toBe(found);
  });
});

describe('former names', () => {
  it.each([
    ['en', 'Points to spend', 'available points'],
    ['en', 'Points available', 'available points'],
    ['ru', 'Доступно баллов', 'available points'],
    ['ja', 'ご利用ポイント', 'available points'],
    ['en', 'Upgrade points', 'tier points'],
    ['ja', 'アップグレードポイント', 'tier points'],
    ['ko', '승급 포인트', 'tier points'],
    ['ru', 'Баллы уровня', 'tier points'],
    ['en', 'Flight segments', 'flight'],
    ['ru', 'Сегменты', 'flight'],
    ['ko', '승급 구간', 'tier flights'],
  ] as const)('in %s, %s is refused as another word for %s', (locale, text, term) =>
    expect(otherWordsIn(invented({ [locale]: text }))).toMatchObject([{ locale, term }]),
  );
});

describe('figures in Russian', () => {
  it('are joined with their units', () => {
    expect([...texts.ru].filter(([message, text]) => !isKeywords(message) && isParted(text))).toEqual([]);
  });

  it.each([
    ['{days, plural, one {# день} other {# дня}}', true],
    ['{days, plural, one {#\u00a0день} other {#\u00a0дня}}', false],
    ['{count, plural, one {# рейс} other {# рейса}}', false],
    ['<b>{minutes, number}</b> мин', true],
    ['за 45 минут', true],
    ['от 2 до 12', false],
    ['{from, number} из {max, number}', false],
    ['<b>{points}</b> {count, plural, one {балл} other {балла}}', true],
    ['{name} удалён', false],
  ])('%s is parted: %s', (text, parted) => expect(isParted(text)).toBe(parted));
});

describe('figures in English', () => {
  it('are joined with the signs of their units', () => {
    expect([...texts.en].filter(([message, text]) => !isKeywords(message) && isPartedFromSign(text))).toEqual(
      [],
    );
  });

  it.each([
    ['{count, number} km', true],
    ['{count, number}\u00a0km', false],
    ['{minutes, plural, =0 {} other {# min}}', true],
    ['{count, plural, one {# month} other {# months}}', false],
    ['{count, plural, one {# seat} other {# seats}}', false],
  ])('%s is parted: %s', (text, parted) => expect(isPartedFromSign(text)).toBe(parted));
});

describe('the search for other words', () => {
  const term = { term: 'points', meaning: '', say: { en: 'point*' }, not: { en: ['mile'] } };

  it('finds one, and counts the right one', () => {
    expect(otherWordsIn(invented({ en: 'Your mile' }), [term])).toMatchObject([
      { locale: 'en', term: 'points' },
    ]);
    expect(otherWordsIn(invented({ en: 'A smile' }), [term])).toEqual([]);
    expect(usesOf(term, invented({ en: 'Your points' }))).toEqual({ en: 1 });
  });
});

it('the page of the contents is up to date (npm run covered)', async () => {
  await expect(contentText(review)).toMatchFileSnapshot('../../stories/review/content/content.gen.json');
});
