import type { Companion } from '../../contracts/check-in/companions.ts';
import { beneficiaryName, shareIdentity } from '../../rules/beneficiaries.ts';
import { wireNameOf, type CompanionCredential } from '../../rules/credentials.ts';
import type { Day } from '../../rules/days.ts';
import { travellerBirthday, type Traveller } from '../birthday.ts';
import type { CompanionContext, CompanionField, CompanionTyped } from './companion-typed.ts';
import { documentNumber } from '../documents.ts';
import { identityFacts, type IdentityFacts } from '../identity-number.ts';
import { chineseName, latinName } from '../names.ts';
import { accept, refuse, type Checked, type Refused } from '../result.ts';
import { contactPhone } from './seat-contact.ts';
import { hasHan, normaliseInput } from '../typed.ts';

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
  const mixed = normaliseInput(other) !== '' && hasHan(other) !== chinese;
  return (checked.ok && !mixed) || (!checked.ok && checked.key === 'name.long')
    ? checked
    : refuse('name.script');
}

const ruledNumber = (typed: CompanionTyped, on: Day): Checked =>
  // A name in Chinese means a passport of China.
  documentNumber(typed.number, typed.kind, { today: on, country: hasHan(typed.familyName) ? 'CN' : '' });

/** The document that is typed, as it is sent. */
export const keyOf = ({ kind }: CompanionTyped, idNo: string) => ({
  idType: wireNameOf(kind, 'travel'),
  idNo,
});

/** Companion on the list who shows the document that is typed; undefined for a new one. */
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

/** Birthday and gender from a valid number of 18 characters. Source: GB 11643. */
export function factsOfCompanion(typed: CompanionTyped, on: Day): IdentityFacts | undefined {
  if (!speaking.has(typed.kind) && typed.kind !== 'householdRegister') return undefined;
  const checked = ruledNumber(typed, on);
  return checked.ok && checked.value.length === 18 ? identityFacts(checked.value) : undefined;
}

/** The rule of each field. */
export const rules: Readonly<
  Record<CompanionField, (typed: CompanionTyped, context: CompanionContext) => Checked>
> = {
  familyName: (typed) => namePart(typed.familyName, '', typed),
  givenName: (typed) => namePart(typed.givenName, typed.familyName, typed),
  number,
  birthday,
  phone: ({ phone, phoneCountry }, { read }) =>
    normaliseInput(phone) === '' ? accept('') : contactPhone(phone, phoneCountry, read),
};

/** The fields in the order in which they are in the form. */
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
