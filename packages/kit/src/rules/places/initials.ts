import type { NameLanguage } from './countries.ts';

/** Stands for names whose letter is not known. */
export const noInitial = '#';

/** First kana of each row: a ka sa ta na ha ma ya ra wa. */
const kanaRows = [0x3042, 0x304b, 0x3055, 0x305f, 0x306a, 0x306f, 0x307e, 0x3084, 0x3089, 0x308f];
const [firstKana, lastKana] = [0x3041, 0x3096];
const betweenKana = 0x60;

function kanaRow(code: number): string {
  const hiragana = code > lastKana ? code - betweenKana : code;
  if (!(hiragana >= firstKana && hiragana <= lastKana)) return noInitial;
  const row = kanaRows.findLast((start) => start <= hiragana) ?? kanaRows[0];
  return String.fromCharCode(row ?? firstKana);
}

/** First syllable, and how many syllables begin with one consonant. */
const [firstSyllable, lastSyllable, perConsonant] = [0xac00, 0xd7a3, 588];

/** The consonants in the order of syllables; a doubled one is under its single. */
const consonants = [
  0x3131, 0x3131, 0x3134, 0x3137, 0x3137, 0x3139, 0x3141, 0x3142, 0x3142, 0x3145, 0x3145, 0x3147, 0x3148,
  0x3148, 0x314a, 0x314b, 0x314c, 0x314d, 0x314e,
];

function firstConsonant(code: number): string {
  if (code < firstSyllable || code > lastSyllable) return noInitial;
  const consonant = consonants[Math.floor((code - firstSyllable) / perConsonant)];
  return consonant === undefined ? noInitial : String.fromCharCode(consonant);
}

/**
 * The letter under which readers of a language look for a name: A to Z by pinyin in Chinese, the row of kana in
 * Japanese, the first consonant in Korean, the letter itself in English and Russian.
 * @param reading the name as it is read: pinyin for Chinese, kana for Japanese
 */
export function initialOf(reading: string, language: NameLanguage): string {
  if (language === 'ja') return kanaRow(reading.normalize('NFKD').charCodeAt(0));
  if (language === 'ko') return firstConsonant(reading.charCodeAt(0));
  const letter = reading.slice(0, 1).toUpperCase();
  const plain = language === 'ru' ? letter : letter.normalize('NFD').slice(0, 1);
  return (language === 'ru' ? /^\p{Script=Cyrillic}$/u : /^[A-Z]$/).test(plain) ? plain : noInitial;
}
