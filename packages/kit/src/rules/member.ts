import { beneficiaryName } from './beneficiaries.ts';

/** A membership number as it is printed, in groups of four: `6000 0000 0001`. */
export const groupedCardNumber = (ffpNo: string): string =>
  ffpNo.replace(/\s+/g, '').replace(/(.{4})(?=.)/g, '$1 ');

/** The name parts of a member; which of them are there depends on how the member registered. */
export interface NameParts {
  readonly cnFamilyName?: string | undefined;
  readonly cnGivenName?: string | undefined;
  readonly enFamilyName?: string | undefined;
  readonly enGivenName?: string | undefined;
}

/** `ZHANG` as it is printed on a ticket becomes `Zhang`; a name with small letters of its own stays. */
const spoken = (name: string): string =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(^|[\s'-])\p{L}/gu, (start) => start.toUpperCase())
    : name;

const chineseIn = (parts: NameParts): string =>
  `${parts.cnFamilyName ?? ''}${parts.cnGivenName ?? ''}`.trim();

const lettersIn = (parts: NameParts): string =>
  spoken(`${parts.enGivenName ?? ''} ${parts.enFamilyName ?? ''}`.trim());

const readsChinese = (locale: string): boolean => locale === 'zh' || locale === 'ja';

/**
 * Name of a member on the screen: the Chinese name where Chinese characters are read, else the name in letters,
 * and whichever is there when only one is. Undefined when there is none.
 */
export function memberName(parts: NameParts, locale: string): string | undefined {
  const chinese = chineseIn(parts);
  const letters = lettersIn(parts);
  return (readsChinese(locale) ? chinese || letters : letters || chinese) || undefined;
}

/** A person's name as a screen shows it. */
export interface ShownName {
  readonly name: string;
  /** Chinese name to be shown small beside one in letters; only where letters are read and both are known. */
  readonly chinese?: string;
}

/**
 * Name of a traveller on the screen: in letters first where letters are read, with the Chinese name beside it; else as it is derived
 * for the airline.
 * @param whole name as the back end gives it, where it does
 */
export function shownName(parts: NameParts, locale: string, whole?: string): ShownName {
  const letters = lettersIn(parts);
  const derived = whole ?? beneficiaryName(parts);
  if (readsChinese(locale) || letters === '') return { name: derived };
  const chinese = chineseIn(parts);
  return chinese === '' ? { name: letters } : { name: letters, chinese };
}
