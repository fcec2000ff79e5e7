import { expect, it } from 'vitest';
import { initialOf } from './initials.ts';

it.each([
  ['zh', 'afuhan', 'A'],
  ['zh', '', '#'],
  ['en', 'Åland Islands', 'A'],
  ['en', '中国', '#'],
  ['ru', 'Йемен', 'Й'],
  ['ru', 'Yemen', '#'],
  ['ja', 'アンドラ', 'あ'],
  ['ja', 'ヴ', 'あ'],
  ['ja', 'ガボン', 'か'],
  ['ja', 'ジャ', 'さ'],
  ['ja', 'ヂ', 'た'],
  ['ja', 'ニホン', 'な'],
  ['ja', 'ポーランド', 'は'],
  ['ja', 'マリ', 'ま'],
  ['ja', 'ヨルダン', 'や'],
  ['ja', 'ロシア', 'ら'],
  ['ja', 'ワ', 'わ'],
  ['ja', '中国', '#'],
  ['ko', '가나', 'ㄱ'],
  ['ko', '까', 'ㄱ'],
  ['ko', '니제르', 'ㄴ'],
  ['ko', '쌍', 'ㅅ'],
  ['ko', '홍콩', 'ㅎ'],
  ['ko', 'A', '#'],
] as const)('in %s %j stands under %s', (language, reading, letter) => {
  expect(initialOf(reading, language)).toBe(letter);
});

it.each([
  ['ja', 'ぁ', 'あ'],
  ['ja', 'ん', 'わ'],
  ['ja', 'ゖ', 'わ'],
  ['ja', 'ァ', 'あ'],
  ['ja', '\u3040', '#'],
  ['ja', '\u3098', '#'],
  ['ja', '', '#'],
  ['ko', '가', 'ㄱ'],
  ['ko', '힣', 'ㅎ'],
  ['ko', '\uABFF', '#'],
  ['ko', '\uD7A4', '#'],
  ['ko', '\uD7B0', '#'],
  ['ko', '', '#'],
  ['en', 'ﬁ', 'F'],
  ['ru', '', '#'],
] as const)('at the end of what is known, in %s %j stands under %s', (language, reading, letter) => {
  expect(initialOf(reading, language)).toBe(letter);
});
