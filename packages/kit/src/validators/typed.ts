/** Longer text fits no field that is read here; it is left as it is, and refused in no time. */
const longest = 256;

const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/g;
const wide = /[\u3000\uFF01-\uFF5E]/g;
const dashes = /[\u2010-\u2015\u2212\u30FC\uFE58\uFE63]/g;
const gaps = /[\s-]+/g;

const narrowed = (character: string): string =>
  character === '\u3000' ? ' ' : String.fromCharCode(character.charCodeAt(0) - 0xfee0);

/** Input without harmless parts: outer space, invisible marks, full-width letters, digits and signs, other dashes. */
export function normaliseInput(input: string): string {
  const text = input.trim();
  if (text.length > longest) return text;
  return text.replace(invisible, '').replace(wide, narrowed).replace(dashes, '-').trim();
}

/** The same without any space or dash: `6222 0200-…`. */
export function compact(input: string): string {
  const text = normaliseInput(input);
  return text.length > longest ? text : text.replace(gaps, '');
}

/** Han characters, those outside the BMP included; by range, as older browsers do not know the newest ones by script. */
export const isHan = (code: number): boolean =>
  (code >= 0x4e00 && code <= 0x9fff) ||
  (code >= 0x3400 && code <= 0x4dbf) ||
  (code >= 0x20000 && code <= 0x3fffd) ||
  (code >= 0xf900 && code <= 0xfaff) ||
  code === 0x3007;

/** The sum of what each character counts, by its code point: one outside the BMP is one. */
export function weigh(text: string, weightOf: (code: number) => number): number {
  let sum = 0;
  let at = 0;
  while (at < text.length) {
    const code = text.codePointAt(at) ?? 0;
    sum += weightOf(code);
    at += code > 0xffff ? 2 : 1;
  }
  return sum;
}

/** Characters as a person counts them: one outside the BMP is one. */
export const countOf = (text: string): number => weigh(text, () => 1);

/** Whether there is something, and all of it is Han. */
export const isAllHan = (text: string): boolean =>
  text !== '' && weigh(text, (code) => (isHan(code) ? 0 : 1)) === 0;

/** Whether a Han character is among them. */
export const hasHan = (text: string): boolean => weigh(text, (code) => (isHan(code) ? 1 : 0)) > 0;

const isRare = (code: number): boolean => isHan(code) && !(code >= 0x4e00 && code <= 0x9fff);

/** Whether a Han character outside the common block is among them, whose spelling a lookup seldom knows. */
export const hasRareCharacter = (text: string): boolean => weigh(text, (code) => (isRare(code) ? 1 : 0)) > 0;
