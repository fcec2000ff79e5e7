import type { IdentityKey } from '../beneficiaries.ts';
import type { NameParts } from '../member.ts';

/** Somebody who can be looked for. */
interface Named extends NameParts {
  readonly paxName: string;
  readonly favorPaxIdDtoList: readonly IdentityKey[];
}

/** Written without what parts a name or a number. */
const plain = (text: string): string => text.toLowerCase().replace(/[\s'’./·-]/gu, '');

/** Characters at the end of a number that somebody may be looked for by: those that a list shows. */
const tail = 4;

/** Whether somebody is meant by what is typed: part of a name, in either order of its letters, or of a document's last four characters. */
export function isNamedLike(person: Named, typed: string): boolean {
  const sought = plain(typed);
  if (sought === '') return true;
  const { paxName, cnFamilyName = '', cnGivenName = '', enFamilyName = '', enGivenName = '' } = person;
  return (
    [
      paxName,
      `${cnFamilyName}${cnGivenName}`,
      `${enFamilyName}${enGivenName}`,
      `${enGivenName}${enFamilyName}`,
    ].some((name) => plain(name).includes(sought)) ||
    person.favorPaxIdDtoList.some(({ idNo }) => plain(idNo).slice(-tail).includes(sought))
  );
}
