import type { Companion, CompanionFields } from '../contracts/companions.ts';
import type { SavedPassenger } from '../contracts/passengers.ts';
import { beneficiaryName, shareIdentity } from '../rules/beneficiaries.ts';
import { partedPhone } from '../rules/places/calling-codes.ts';
import {
  companionCredentials,
  credentialOf,
  wireNameOf,
  type CompanionCredential,
} from '../rules/credentials.ts';
import type { Day } from '../rules/days.ts';
import { travellerBirthday, type Traveller } from './birthday.ts';
import { documentNumber } from './documents.ts';
import { identityFacts, type IdentityFacts } from './identity-number.ts';
import { chineseName, latinName } from './names.ts';
import type { ReadForeignPhone } from './phone.ts';
import { accept, refuse, type Checked, type Refused } from './result.ts';
import { contactPhone } from './seat-contact.ts';
import { hasHan, narrow } from './typed.ts';

/** A companion as it is typed: every field is the text of its control. */
export interface CompanionTyped {
  readonly paxType: Companion['paxType'];
  readonly familyName: string;
  readonly givenName: string;
  readonly kind: CompanionCredential;
  readonly number: string;
  readonly birthday: string;
  /** ISO 3166, whose calling code stands before the number. */
  readonly phoneCountry: string;
  /** May be left empty. */
  readonly phone: string;
}

/** A field that has a rule. */
export type CompanionField = 'familyName' | 'givenName' | 'number' | 'birthday' | 'phone';

/** What the rules need to know beside the fields. */
export interface CompanionContext {
  /** The day by which ages are measured: of departure, else today. */
  readonly on: Day;
  /** Who is on the list, but for who is changed. */
  readonly known: readonly Companion[];
  /** The numbering plans, once they are there; needed for a phone of another country than China. */
  readonly read?: ReadForeignPhone | undefined;
}

/** A form with nothing typed. */
export const emptyCompanion: CompanionTyped = {
  paxType: 'ADT',
  familyName: '',
  givenName: '',
  kind: 'identityCard',
  number: '',
  birthday: '',
  phoneCountry: 'CN',
  phone: '',
};

const classOf: Readonly<Record<Companion['paxType'], Traveller>> = {
  ADT: 'adult',
  CHD: 'child',
  INF: 'infant',
};

/** Both parts in Chinese or both in letters; an infant's in letters alone. Source: travel.md section 3. */
function namePart(part: string, other: string, { paxType }: CompanionTyped): Checked {
  if (paxType === 'INF') {
    const spelled = latinName(part);
    return spelled.ok || spelled.key === 'name.long' ? spelled : refuse('name.infant');
  }
  const chinese = hasHan(part);
  const checked = chinese ? chineseName(part, 'part') : latinName(part);
  const mixed = narrow(other) !== '' && hasHan(other) !== chinese;
  return (checked.ok && !mixed) || (!checked.ok && checked.key === 'name.long')
    ? checked
    : refuse('name.script');
}

const ruledNumber = (typed: CompanionTyped, on: Day): Checked =>
  // Who writes the name in Chinese has a passport of China.
  documentNumber(typed.number, typed.kind, { today: on, country: hasHan(typed.familyName) ? 'CN' : '' });

const keyOf = ({ kind }: CompanionTyped, idNo: string) => ({ idType: wireNameOf(kind, 'travel'), idNo });

/** Who of the list shows the document that is typed; undefined for a new one. */
export const companionWith = (
  typed: CompanionTyped,
  { known }: Pick<CompanionContext, 'known'>,
): Companion | undefined =>
  known.find(({ identity }) => shareIdentity([identity], [keyOf(typed, typed.number)]));

/** Nobody is their own companion, and nobody is added twice. Source: travel.md section 5. */
function number(typed: CompanionTyped, context: CompanionContext): Checked {
  const checked = ruledNumber(typed, context.on);
  if (!checked.ok) return checked;
  const found = companionWith({ ...typed, number: checked.value }, context);
  if (!found) return checked;
  return found.self ? refuse('document.self') : refuse('document.onList', { name: beneficiaryName(found) });
}

/** Kinds whose number always says when its holder was born. */
const speaking: ReadonlySet<CompanionCredential> = new Set([
  'identityCard',
  'hkMacauResidence',
  'taiwanResidence',
]);

/** A birthday that fits the chosen type; while the number that says it is wrong, that alone is to be put right. */
function birthday(typed: CompanionTyped, { on }: CompanionContext): Checked {
  const facts = factsOfCompanion(typed, on);
  if (!facts && speaking.has(typed.kind)) return accept('');
  return travellerBirthday(facts?.birthday ?? typed.birthday, on, classOf[typed.paxType]);
}

/** Whether the birthday is read from the number and cannot be typed: by its kind, or as this number has 18 characters. */
export const saysBirthday = (typed: CompanionTyped, on: Day): boolean =>
  speaking.has(typed.kind) || factsOfCompanion(typed, on) !== undefined;

/** What a valid number of 18 characters says: birthday and gender. Source: GB 11643. */
export function factsOfCompanion(typed: CompanionTyped, on: Day): IdentityFacts | undefined {
  if (!speaking.has(typed.kind) && typed.kind !== 'householdRegister') return undefined;
  const checked = ruledNumber(typed, on);
  return checked.ok && checked.value.length === 18 ? identityFacts(checked.value) : undefined;
}

const rules: Readonly<Record<CompanionField, (typed: CompanionTyped, context: CompanionContext) => Checked>> =
  {
    familyName: (typed) => namePart(typed.familyName, '', typed),
    givenName: (typed) => namePart(typed.givenName, typed.familyName, typed),
    number,
    birthday,
    phone: ({ phone, phoneCountry }, { read }) =>
      narrow(phone) === '' ? accept('') : contactPhone(phone, phoneCountry, read),
  };

/** The fields in the order in which they stand in the form. */
export const companionFields = Object.keys(rules) as readonly CompanionField[];

/** One field by its one rule; undefined when it is good. */
export function checkCompanionField(
  field: CompanionField,
  typed: CompanionTyped,
  context: CompanionContext,
): Refused | undefined {
  const checked = rules[field](typed, context);
  return checked.ok ? undefined : checked;
}

/** The whole form, by the rules of its fields: what is sent, or the fields that are to be put right, in the form's order. */
export function checkCompanion(
  typed: CompanionTyped,
  context: CompanionContext,
):
  | { readonly ok: true; readonly value: CompanionFields }
  | { readonly ok: false; readonly problems: readonly CompanionField[] } {
  const values: Partial<Record<CompanionField, string>> = {};
  const problems = companionFields.filter((field) => {
    const checked = rules[field](typed, context);
    if (checked.ok) values[field] = checked.value;
    return !checked.ok;
  });
  if (problems.length > 0) return { ok: false, problems };
  const { familyName, givenName, ...good } = values as Record<CompanionField, string>;
  const facts = factsOfCompanion(typed, context.on);
  return {
    ok: true,
    value: {
      ...(hasHan(familyName)
        ? { cnFamilyName: familyName, cnGivenName: givenName }
        : { enFamilyName: familyName, enGivenName: givenName }),
      paxType: typed.paxType,
      ...(facts && { gender: facts.gender === 'male' ? 'M' : 'F' }),
      birthday: good.birthday,
      identity: keyOf(typed, good.number),
      phone: good.phone,
    },
  };
}

type Person = Pick<
  Companion,
  'cnFamilyName' | 'cnGivenName' | 'enFamilyName' | 'enGivenName' | 'paxType' | 'birthday'
>;

/** An infant's name is written in letters, everybody else's as their documents have it. */
function typedOfPerson(
  person: Person,
  identity: { idType: string; idNo: string } | undefined,
): CompanionTyped {
  const { cnFamilyName = '', cnGivenName = '', enFamilyName = '', enGivenName = '' } = person;
  const chinese = person.paxType !== 'INF' && cnFamilyName !== '';
  const kind = credentialOf(identity?.idType ?? '')?.kind;
  return {
    ...emptyCompanion,
    paxType: person.paxType,
    familyName: chinese ? cnFamilyName : enFamilyName,
    givenName: chinese ? cnGivenName : enGivenName,
    kind: companionCredentials.find((each) => each === kind) ?? (identity ? 'other' : emptyCompanion.kind),
    number: identity?.idNo ?? '',
    birthday: person.birthday ?? '',
  };
}

/** A companion as the form shows it. */
export function typedOfCompanion(companion: Companion): CompanionTyped {
  const parted = partedPhone(companion.phone);
  return {
    ...typedOfPerson(companion, companion.identity),
    phoneCountry: parted?.country ?? emptyCompanion.phoneCountry,
    phone: parted?.national ?? companion.phone,
  };
}

/** What a saved passenger brings into an empty form. */
export const typedOfSaved = (passenger: SavedPassenger): CompanionTyped =>
  typedOfPerson(passenger, passenger.favorPaxIdDtoList[0]);

const compared = (one: CompanionFields) => [
  one.cnFamilyName || '',
  one.cnGivenName || '',
  one.enFamilyName || '',
  one.enGivenName || '',
  one.paxType,
  one.birthday || '',
  one.phone,
];

/** Whether what was sent stands in the list: of a change under its id, of an addition under any. */
export function companionSaved(
  sent: CompanionFields,
  list: readonly Companion[],
  id: string | undefined,
): boolean {
  return list.some(
    (one) =>
      (id === undefined || one.companionId === id) &&
      shareIdentity([one.identity], [sent.identity]) &&
      (id === undefined || JSON.stringify(compared(one)) === JSON.stringify(compared(sent))),
  );
}
