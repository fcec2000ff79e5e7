import type { IdentityKey } from '../beneficiaries.ts';
import { latinWords } from '../boarding-pass/name.ts';
import { credentialOf, type CredentialKind } from '../credentials.ts';
import type { Day } from '../days.ts';

/** Names of a passenger, and the document that is shown. */
export interface TravellerNames {
  /** Name in Latin letters, and the one in Chinese where there is one. */
  readonly latinName?: { readonly family: string; readonly given: string } | undefined;
  readonly chineseName?: string | undefined;
  /** Document that is shown; none where none is saved. */
  readonly document?: (IdentityKey & { readonly expireDate?: Day | undefined }) | undefined;
}

/**
 * Name as the ticket prints it, `ZHANG/XIAOSAN`: letters as the barcode of the boarding pass reads them, the words of each part joined,
 * and not cut; a surname of one letter is doubled. Undefined where a part is not in Latin letters. Source: travel-domain.md T4.
 */
export function ticketName({ latinName }: Pick<TravellerNames, 'latinName'>): string | undefined {
  const family = latinName && latinWords(latinName.family);
  const given = latinName && latinWords(latinName.given);
  if (!family || !given || family.length === 0) return undefined;
  const surname = family.join('');
  const printed = surname.length === 1 ? surname + surname : surname;
  return given.length > 0 ? `${printed}/${given.join('')}` : printed;
}

/** The same name in the order of a passport, `ZHANG SAN`; undefined where a part is not in Latin letters. */
export const passportName = ({ latinName }: Pick<TravellerNames, 'latinName'>): string | undefined =>
  latinName && ticketName({ latinName }) !== undefined
    ? `${latinName.family} ${latinName.given}`.trim().toUpperCase()
    : undefined;

/** Documents that name their holder in Chinese alone. */
const chineseDocuments: readonly CredentialKind[] = [
  'identityCard',
  'officerCard',
  'policeCard',
  'householdRegister',
  'disabledSoldierCard',
  'disabledPoliceCard',
];

/** A name to compare with a document before paying. */
export interface ComparedName {
  /** As the ticket prints it. */
  readonly ticket: string;
  /** As a passport spells it, where one is shown. */
  readonly passport?: string | undefined;
}

/**
 * The name to compare with the document that is shown: on a ticket at home a Chinese document has the Chinese name beside it, and only a
 * passport has a spelling of its own.
 */
export function comparedName(
  one: TravellerNames,
  { international }: { readonly international: boolean },
): ComparedName | undefined {
  const { chineseName, document } = one;
  const kind = document && credentialOf(document.idType)?.kind;
  const latin = ticketName(one);
  const atHome = !international && kind !== undefined && chineseDocuments.includes(kind);
  if (latin === undefined || (atHome && chineseName !== undefined))
    return chineseName === undefined ? undefined : { ticket: chineseName };
  return kind === 'passport' ? { ticket: latin, passport: passportName(one) } : { ticket: latin };
}
