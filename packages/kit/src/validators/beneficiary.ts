import { chineseNamed, identityParts, shareIdentity, type IdentityKey } from '../rules/beneficiaries.ts';
import { wireNameOf, type BeneficiaryCredential } from '../rules/credentials.ts';
import type { Day } from '../rules/days.ts';
import type { Relation } from '../rules/relations.ts';
import { birthday } from './birthday.ts';
import { chosenCountry, chosenGender } from './choices.ts';
import { calendarDay, documentExpiry } from './day.ts';
import { officerCard, passport } from './documents.ts';
import { identityFacts, identityNumber, type IdentityFacts } from './identity-number.ts';
import { lenientId } from './lenient.ts';
import { chineseName, latinName, nameLimit } from './names.ts';
import { relation } from './relation.ts';
import { accept, refuse, type Checked, type Refused } from './result.ts';
import { countOf, hasRareCharacter, narrow } from './typed.ts';

/** One document as it is typed; what its kind does not ask for stays as it is. */
export interface IdentityTyped {
  readonly kind: BeneficiaryCredential;
  readonly number: string;
  readonly expiry: string;
  /** ISO 3166, of who issued it. */
  readonly country: string;
}

/** A beneficiary as it is typed: every field is the text of its control. */
export interface BeneficiaryTyped {
  /** ISO 3166. */
  readonly country: string;
  readonly cnFamilyName: string;
  readonly cnGivenName: string;
  /** The name in letters, as the passport has it. */
  readonly spelling: { readonly family: string; readonly given: string };
  readonly gender: string;
  readonly birthday: string;
  /** The id of a relation. */
  readonly relation: string;
  readonly identities: readonly IdentityTyped[];
}

/** A beneficiary as it is sent, but for the words of relation and country. */
export interface BeneficiaryChecked {
  readonly country: string;
  readonly cnFamilyName: string;
  readonly cnGivenName: string;
  readonly enFamilyName: string;
  readonly enGivenName: string;
  readonly gender: 'M' | 'F';
  readonly birthday: Day;
  readonly relation: Relation;
  readonly identities: readonly {
    readonly kind: BeneficiaryCredential;
    readonly number: string;
    readonly expiry?: Day;
    readonly country?: string;
  }[];
}

/** What the rules need to know beside the fields. */
export interface BeneficiaryContext {
  readonly today: Day;
  /** Documents of the member's other beneficiaries. */
  readonly known?: readonly IdentityKey[];
}

/** A field of its own, or a field of one document. */
export type BeneficiaryField =
  | 'country'
  | 'cnFamilyName'
  | 'cnGivenName'
  | 'spelling'
  | 'gender'
  | 'birthday'
  | 'relation'
  | `identities.${number}.${'number' | 'expiry' | 'country'}`;

/** A document with nothing typed. */
export const emptyIdentity = (kind: BeneficiaryCredential): IdentityTyped => ({
  kind,
  number: '',
  expiry: '',
  country: 'CN',
});

/** A form with nothing typed: China is the default country. Source: membership.md section 3. */
export const emptyBeneficiary: BeneficiaryTyped = {
  country: 'CN',
  cnFamilyName: '',
  cnGivenName: '',
  spelling: { family: '', given: '' },
  gender: '',
  birthday: '',
  relation: '',
  identities: [emptyIdentity('identityCard')],
};

const writtenName = ({ cnFamilyName, cnGivenName }: BeneficiaryTyped) =>
  narrow(cnFamilyName) + narrow(cnGivenName);

/** Who has a Chinese name on their documents gives it; others may. Source: membership.md section 5. */
function chinesePart(part: string, typed: BeneficiaryTyped): Checked {
  if (narrow(part) !== '') return chineseName(part, 'part');
  if (chineseNamed.has(typed.country)) return refuse('name.chinese');
  return writtenName(typed) === '' ? accept('') : refuse('name.both');
}

function spelling(typed: BeneficiaryTyped): Checked<{ family: string; given: string }> {
  // It follows the name, which is to be typed first.
  if (
    chineseNamed.has(typed.country) &&
    writtenName(typed) + typed.spelling.family + typed.spelling.given === ''
  )
    return accept(typed.spelling);
  const checked = (['family', 'given'] as const).map((part) => {
    const chinese = part === 'family' ? typed.cnFamilyName : typed.cnGivenName;
    const empty = narrow(typed.spelling[part]) === '';
    // A name that a lookup can read has spellings to choose from.
    return empty && narrow(chinese) !== '' && !hasRareCharacter(chinese)
      ? refuse('name.spelling')
      : latinName(typed.spelling[part], chinese);
  });
  const [family, given] = checked as [Checked, Checked];
  if (!family.ok) return family;
  if (!given.ok) return given;
  // Printed with a slash between them.
  return countOf(family.value) + countOf(given.value) + 1 > nameLimit
    ? refuse('name.long', { max: nameLimit })
    : accept({ family: family.value, given: given.value });
}

/** The number of each kind; `documentNumber` knows the kinds that no beneficiary shows as well. */
const numberRules: Record<BeneficiaryCredential, (identity: IdentityTyped, today: Day) => Checked> = {
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
    if (need === 'none' || (need === 'optional' && narrow(expiry) === '')) return accept('');
    return documentExpiry(expiry, today);
  },
  country: ({ kind, country }) =>
    identityParts[kind].country && country === '' ? refuse('document.issuer') : accept(country),
};

/** An ID card says birthday and gender; while its number is wrong, that alone is to be put right. */
const saidByCard = ({ identities }: BeneficiaryTyped) =>
  identities.some(({ kind }) => kind === 'identityCard');

/** The rule of each field that a beneficiary has once. */
const rules = {
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
 * What a valid ID card among the documents says: birthday and gender need not be typed then.
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

/** The fields in the order in which they stand in the form. */
export const beneficiaryFields = (identities: number): BeneficiaryField[] => {
  const ofOne = (index: number) =>
    (['number', 'expiry', 'country'] as const).map((part): BeneficiaryField => `identities.${index}.${part}`);
  const others = Array.from({ length: Math.max(0, identities - 1) }, (_, index) => ofOne(index + 1));
  return [
    'country',
    'cnFamilyName',
    'cnGivenName',
    'spelling',
    ...ofOne(0),
    'birthday',
    'gender',
    'relation',
    ...others.flat(),
  ];
};

/** One thing to put right, and where. */
export interface BeneficiaryProblem {
  readonly field: BeneficiaryField;
  readonly refusal: Refused;
}

/** The whole form, by the rules of its fields: what is sent, or all that is to be put right, in the form's order. */
export function checkBeneficiary(
  given: BeneficiaryTyped,
  context: BeneficiaryContext,
):
  | { readonly ok: true; readonly value: BeneficiaryChecked }
  | { readonly ok: false; readonly problems: readonly BeneficiaryProblem[] } {
  const problems = beneficiaryFields(given.identities.length).flatMap((field) => {
    const refusal = checkBeneficiaryField(field, given, context);
    return refusal ? [{ field, refusal }] : [];
  });
  if (problems.length > 0) return { ok: false, problems };
  const typed = withFacts(given, context.today);
  const valueOf = <Value>(checked: Checked<Value>): Value => {
    // Each rule has just accepted.
    if (!checked.ok) throw new TypeError(`beneficiary: ${checked.key}`);
    return checked.value;
  };
  const spelled = valueOf(spelling(typed));
  const identities = typed.identities.map((identity) => {
    const { kind } = identity;
    const parts = identityParts[kind];
    const expiry = parts.expiry === 'none' ? undefined : calendarDay(identity.expiry);
    return {
      kind,
      number: valueOf(numberRules[kind](identity, context.today)),
      ...(expiry?.ok && { expiry: expiry.value }),
      ...(parts.country && { country: identity.country }),
    };
  });
  return {
    ok: true,
    value: {
      country: typed.country,
      cnFamilyName: valueOf(rules.cnFamilyName(typed)),
      cnGivenName: valueOf(rules.cnGivenName(typed)),
      enFamilyName: spelled.family,
      enGivenName: spelled.given,
      gender: typed.gender === 'M' ? 'M' : 'F',
      birthday: valueOf(rules.birthday(typed, context)),
      relation: valueOf(rules.relation(typed)),
      identities,
    },
  };
}
