import type { Gender, IdentityOnWire, SavedPassenger } from '@mapp/kit/contracts';
import { shownName, type Day, type NameParts } from '@mapp/kit/rules';
import { checkCharacter } from '@mapp/kit/validators';
import type { Language, Texts } from '../language.ts';

/** Somebody as forms and lists know them: the names, and what is on the documents. */
export interface Person extends Pick<
  SavedPassenger,
  'cnFamilyName' | 'cnGivenName' | 'enFamilyName' | 'enGivenName'
> {
  readonly gender: Gender;
  readonly birthday: Day;
  /** ISO 3166. */
  readonly country: string;
  readonly countryText: string;
  readonly idList: IdentityOnWire[];
}

/** Family and given name. */
type Name = readonly [family: string, given: string];

/** The middle digits of seeded ID numbers; the last one is odd for a man. */
const sequences: Readonly<Record<Gender, string>> = { M: '337', F: '338' };

/** An ID number of Shanghai with its check character. */
function residentNumber(birthday: Day, gender: Gender): string {
  const digits = `310104${birthday.replaceAll('-', '')}${sequences[gender]}`;
  return digits + checkCharacter(digits);
}

/** An ID card without end. */
export const residentCard = (birthday: Day, gender: Gender): IdentityOnWire => ({
  idType: 'NI',
  idNo: residentNumber(birthday, gender),
  issueCountry: 'CN',
});

/** A passport of China, unless told. */
export const passportOf = (idNo: string, expireDate: Day, issueCountry = 'CN'): IdentityOnWire => ({
  idType: 'PP',
  idNo,
  expireDate,
  issueCountry,
});

interface Given {
  readonly cn: Name;
  readonly en: Name;
  readonly gender: Gender;
  readonly birthday: Day;
  /** The documents; an ID card when left out. */
  readonly idList?: IdentityOnWire[];
}

/** Somebody from the mainland. */
export const chinese = ({ cn, en, gender, birthday, idList }: Given): Person => ({
  cnFamilyName: cn[0],
  cnGivenName: cn[1],
  enFamilyName: en[0],
  enGivenName: en[1],
  gender,
  birthday,
  country: 'CN',
  countryText: '中国',
  idList: idList ?? [residentCard(birthday, gender)],
});

/** Somebody from elsewhere, who has a Latin name alone. */
export const foreigner = (
  [enFamilyName, enGivenName]: Name,
  rest: Pick<Person, 'gender' | 'birthday' | 'country' | 'countryText' | 'idList'>,
): Person => ({ enFamilyName, enGivenName, ...rest });

/** As a page in a language tells it: in Chinese where that is read, else in letters. */
export const nameIn = (person: NameParts, language: Language): string => shownName(person, language).name;

/** The same in every language. */
export const namesIn = (person: NameParts): Texts => ({
  zh: nameIn(person, 'zh'),
  en: nameIn(person, 'en'),
  ja: nameIn(person, 'ja'),
  ko: nameIn(person, 'ko'),
  ru: nameIn(person, 'ru'),
});

/** As the ticket prints it: `ZHANG/SAN`; a surname of one letter is doubled. Source: travel-domain.md T4. */
export const ticketNameOf = ({ enFamilyName = '', enGivenName = '' }: Person): string =>
  `${enFamilyName.length === 1 ? enFamilyName.repeat(2) : enFamilyName}/${enGivenName}`;

/** Names in letters by which a ticket is found: as it prints it, and as its passenger is written. */
export const ticketNamesOf = (person: Person): readonly string[] => [
  ticketNameOf(person),
  `${person.enFamilyName ?? ''}/${person.enGivenName ?? ''}`,
];
