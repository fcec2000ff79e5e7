import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatsFor, type DateStyle } from './formats.ts';
import type { Locale } from './types.ts';
import { runs } from '../../../../vitest.runs.ts';

it.each<[Locale, string, string]>([
  ['zh', '¥1,360.50', 'JPY 60'],
  ['en', '¥1,360.50', 'JPY 60'],
  ['ja', '1,360.50元', '￥60'],
  ['ko', '¥1,360.50', 'JPY 60'],
  ['ru', '1 360,50 ¥', '60 JPY'],
])('%s writes yuan as %s and yen as %s', (locale, yuan, yen) => {
  const { money } = formatsFor(locale, 'Asia/Shanghai');
  const plain = (text: string) => text.replace(/\s/gu, ' ');
  expect(plain(money({ amount: 136_050, currency: 'CNY' }))).toBe(yuan);
  expect(plain(money({ amount: 60, currency: 'JPY' }))).toBe(yen);
});

it.each<[Locale, DateStyle, string]>([
  ['ru', 'monthDay', '12\u00A0июня'],
  ['ru', 'weekday', 'пт, 12\u00A0июня'],
  ['ru', 'date', '12\u00A0июня 2026\u00A0г.'],
  ['ru', 'month', 'Июнь 2026\u00A0г.'],
  ['ru', 'monthName', 'Июнь'],
  ['en', 'monthName', 'June'],
  ['zh', 'monthName', '6月'],
  ['en', 'monthDayShort', 'Jun\u00A012'],
  ['en', 'weekday', 'Fri, June\u00A012'],
  ['en', 'date', 'June\u00A012, 2026'],
  ['zh', 'weekday', '6月12日周五'],
  ['ko', 'monthDay', '6월 12일'],
])('%s keeps day and month of a %s on one line: %s', (locale, style, text) => {
  expect(formatsFor(locale, 'Asia/Shanghai').date('2026-06-12', style)).toBe(text);
});

it('leaves the time of a moment to the next line', () => {
  expect(formatsFor('en', 'Asia/Shanghai').date('2026-06-12T10:00:24+08:00', 'moment')).toBe(
    'June\u00A012 at 10:00:24',
  );
});

it('leaves out a fraction that is none', () => {
  expect(formatsFor('ja', 'Asia/Shanghai').money({ amount: 6000, currency: 'CNY' })).toBe('60元');
});

it('words an amount once, and zero without a sign', () => {
  const { money, moneyParts } = formatsFor('zh', 'Asia/Shanghai');
  expect(moneyParts({ amount: 77_700, currency: 'CNY' })).toBe(
    moneyParts({ amount: 77_700, currency: 'CNY' }),
  );
  expect(money({ amount: -0, currency: 'CNY' })).toBe('¥0');
  expect(money({ amount: -77_700, currency: 'CNY' })).toBe('\u2212¥777');
});

it('words more amounts than are kept', () => {
  const { money } = formatsFor('en', 'Asia/Shanghai');
  const amounts = Array.from({ length: 1200 }, (_, at) => money({ amount: 100 * at, currency: 'CNY' }));
  expect(new Set(amounts).size).toBe(1200);
  expect(amounts[1199]).toBe('¥1,199');
});

it.each<[Locale, string]>([
  ['zh', '1,002 分和 2 航段'],
  ['en', '1,002 分 and 2 航段'],
])('%s parts a figure in a list from the word before it', (locale, text) => {
  expect(formatsFor(locale, 'Asia/Shanghai').list(['1,002 分', '2 航段'])).toBe(text);
});

it('parts letters of a Chinese list from the word between them', () => {
  const { list } = formatsFor('zh', 'Asia/Shanghai');
  expect(list(['FM', 'MU'])).toBe('FM 和 MU');
  expect(list(['张三 12A', '李四 12B'])).toBe('张三 12A 和李四 12B');
});

it('joins words of a Chinese list as they are', () => {
  expect(formatsFor('zh', 'Asia/Shanghai').list(['靠窗', '靠过道'])).toBe('靠窗和靠过道');
});

it.each(['', 'novel-word', '2026-13-45'])('shows %j, which is no date, as it came', (text) => {
  expect(formatsFor('ru', 'Asia/Shanghai').date(text, 'weekday')).toBe(text);
});

const decimalsOf = { CNY: 2, EUR: 2, JPY: 0, KWD: 3 } as const;

/** The minor units that a written figure says. */
function readFigure(text: string, decimals: number, mark: '.' | ','): number {
  const [whole = '', fraction = ''] = text.split(mark).map((part) => part.replaceAll(/\D/g, ''));
  return Number(whole + fraction.padEnd(decimals, '0'));
}

it.each<[Locale, '.' | ',']>([
  ['zh', '.'],
  ['en', '.'],
  ['ja', '.'],
  ['ko', '.'],
  ['ru', ','],
])('%s writes a sum to its last unit', (locale, mark) => {
  const { moneyParts } = formatsFor(locale, 'Asia/Shanghai');
  fc.assert(
    fc.property(
      fc.constantFrom('CNY', 'EUR', 'JPY', 'KWD'),
      fc.integer({ min: 0, max: 90_000_000 }),
      (currency, amount) => {
        const figure = moneyParts({ amount, currency })
          .filter(({ kind }) => kind === 'figure')
          .map(({ text }) => text)
          .join('');
        expect(readFigure(figure, decimalsOf[currency], mark)).toBe(amount);
      },
    ),
    runs(),
  );
});
