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

/**
 * Name of a member on the screen: the Chinese name where Chinese characters are read, else the name in letters,
 * and whichever is there when only one is. Undefined when there is none.
 */
export function memberName(parts: NameParts, locale: string): string | undefined {
  const chinese = `${parts.cnFamilyName ?? ''}${parts.cnGivenName ?? ''}`.trim();
  const letters = spoken(`${parts.enGivenName ?? ''} ${parts.enFamilyName ?? ''}`.trim());
  const readsChinese = locale === 'zh' || locale === 'ja';
  return (readsChinese ? chinese || letters : letters || chinese) || undefined;
}
