import { chineseNamed, identityParts, shareIdentity, type IdentityKey } from '../../rules/beneficiaries.ts';
import { wireNameOf, type BeneficiaryCredential } from '../../rules/credentials.ts';
import type { Day } from '../../rules/days.ts';
import type {
  BeneficiaryContext,
  BeneficiaryField,
  BeneficiaryTyped,
  IdentityTyped,
} from './beneficiary-typed.ts';
import { birthday } from '../birthday.ts';
import { chosenCountry, chosenGender } from '../choices.ts';
import { documentExpiry } from '../day.ts';
import { officerCard, passport } from '../documents.ts';
import { identityFacts, identityNumber, type IdentityFacts } from '../identity-number.ts';
import { lenientId } from '../lenient.ts';
import { chineseName } from '../names.ts';
import { relation } from '../relation.ts';
import { accept, refuse, type Checked, type Refused } from '../result.ts';
import { spelledName } from '../spelled-name.ts';
import { normaliseInput } from '../typed.ts';

const writtenName = ({ cnFamilyName, cnGivenName }: BeneficiaryTyped) =>
  normaliseInput(cnFamilyName) + normaliseInput(cnGivenName);

/** A Chinese name: required where documents have one, optional elsewhere. Source: membership.md section 5. */
function chinesePart(part: string, typed: BeneficiaryTyped): Checked {
  if (normaliseInput(part) !== '') return chineseName(part, 'part');
  if (chineseNamed.has(typed.country)) return refuse('name.chinese');
  return writtenName(typed) === '' ? accept('') : refuse('name.both');
}

/** The name in letters, as its rule reads it. */
export const spelling = (typed: BeneficiaryTyped) =>
  spelledName(
    typed.spelling,
    { family: typed.cnFamilyName, given: typed.cnGivenName },
    chineseNamed.has(typed.country),
  );

/** The number of each kind; `documentNumber` knows the kinds that no beneficiary shows as well. */
export const numberRules: Record<BeneficiaryCredential, (identity: IdentityTyped, today: Day) => Checked> = {
  identityCard: ({ number }, today) => identityNumber(number, today),
  passport: ({ number, country }) => passport(number, country),
  entryPermit: ({ number }) => lenientId(number),
  officerCard: ({ number }) => officerCard(number),
  other: ({ number }) => lenientId(number),
};

const keyOf = ({ kind, number }: { kind: BeneficiaryCredential; number: string }): IdentityKey => ({
  idType: wireNameOf(kind, 'membership'),
  idNo: number,
});

/** The rule of each field of a document: its own, and for the number that nobody shows it already. */
const identityRules: Record<
  'number' | 'expiry' | 'country',
  (identity: IdentityTyped, index: number, typed: BeneficiaryTyped, context: BeneficiaryContext) => Checked
> = {
  number: (identity, index, { identities }, { today, known = [] }) => {
    const { kind } = identity;
    const checked = numberRules[kind](identity, today);
    if (!checked.ok) return checked;
    const own = [keyOf({ kind, number: checked.value })];
    if (shareIdentity(own, identities.slice(0, index).map(keyOf))) return refuse('document.twice');
    return shareIdentity(own, known) ? refuse('document.known') : checked;
  },
  expiry: ({ kind, expiry }, _index, _typed, { today }) => {
    const need = identityParts[kind].expiry;
    if (need === 'none' || (need === 'optional' && normaliseInput(expiry) === '')) return accept('');
    return documentExpiry(expiry, today);
  },
  country: ({ kind, country }) =>
    identityParts[kind].country && country === '' ? refuse('document.issuer') : accept(country),
};

/** An ID card says birthday and gender; while its number is wrong, that alone is to be put right. */
const saidByCard = ({ identities }: BeneficiaryTyped) =>
  identities.some(({ kind }) => kind === 'identityCard');

/** The rule of each field that a beneficiary has once. */
export const rules = {
  country: ({ country }: BeneficiaryTyped) => chosenCountry(country),
  cnFamilyName: (typed: BeneficiaryTyped) => chinesePart(typed.cnFamilyName, typed),
  cnGivenName: (typed: BeneficiaryTyped) => chinesePart(typed.cnGivenName, typed),
  spelling,
  gender: (typed: BeneficiaryTyped) =>
    saidByCard(typed) ? accept(typed.gender) : chosenGender(typed.gender),
  birthday: (typed: BeneficiaryTyped, { today }: BeneficiaryContext) =>
    saidByCard(typed) ? accept(typed.birthday) : birthday(typed.birthday, today),
  relation: (typed: BeneficiaryTyped) => relation(typed.relation),
};

/**
 * Birthday and gender from a valid ID card among the documents: they need not be typed then.
 * Source: GB 11643, membership.md section 5.
 */
export function factsOfIdentities(
  identities: readonly IdentityTyped[],
  today: Day,
): IdentityFacts | undefined {
  for (const { kind, number } of identities) {
    const checked = kind === 'identityCard' ? identityNumber(number, today) : undefined;
    if (checked?.ok) return identityFacts(checked.value);
  }
  return undefined;
}

/** The same form with birthday and gender as a valid ID card says them. */
export function withFacts(typed: BeneficiaryTyped, today: Day): BeneficiaryTyped {
  const facts = factsOfIdentities(typed.identities, today);
  return facts ? { ...typed, birthday: facts.birthday, gender: facts.gender === 'male' ? 'M' : 'F' } : typed;
}

const identityField = /^identities\.(\d+)\.(number|expiry|country)$/;

/** One field by its one rule; undefined when it is good. A field of a document that is not there is good. */
export function checkBeneficiaryField(
  field: BeneficiaryField,
  typed: BeneficiaryTyped,
  context: BeneficiaryContext,
): Refused | undefined {
  const [, place, part] = identityField.exec(field) ?? [];
  const identity = place === undefined ? undefined : typed.identities[Number(place)];
  let checked: Checked<unknown>;
  if (place === undefined)
    checked = rules[field as keyof typeof rules](withFacts(typed, context.today), context);
  else if (identity)
    checked = identityRules[part as keyof typeof identityRules](identity, Number(place), typed, context);
  else return undefined;
  return checked.ok ? undefined : checked;
}
