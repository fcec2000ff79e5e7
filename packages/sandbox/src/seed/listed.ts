import type { NameParts } from '@mapp/kit/rules';
import type { Language } from '../language.ts';
import { nameIn } from './persons.ts';

/** An entry of a list that has a name: one that was there from the start knows whose, one that a member has typed is as it was typed. */
export interface Listed {
  readonly name: string;
  readonly person?: NameParts;
}

/** Somebody on a list from the start. */
export const listed = (
  family: [cn: string, en: string],
  given: [cn: string, en: string],
): Required<Listed> => ({
  name: family[0] + given[0],
  person: {
    cnFamilyName: family[0],
    cnGivenName: given[0],
    enFamilyName: family[1],
    enGivenName: given[1],
  },
});

/** An entry as a page in a language tells it. */
export const toldIn = <Entry extends Listed>(
  { person, ...entry }: Entry,
  language: Language,
): Omit<Entry, 'person'> => ({ ...entry, ...(person && { name: nameIn(person, language) }) });
