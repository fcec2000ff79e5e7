import type { YouthApplicant } from '../../contracts/programmes/programmes.ts';
import { occupations, type Occupation } from '../../rules/programmes/youth.ts';
import type { ReadForeignPhone } from '../phone.ts';
import { accept, refuse, type Checked, type Refused } from '../result.ts';
import { contactEmail, contactName, contactPhone } from '../check-in/seat-contact.ts';
import { countOf, normaliseInput } from '../typed.ts';

/** An application for the youth programme as it is typed. */
export interface YouthTyped {
  readonly name: string;
  /** ISO 3166, whose calling code is before the number. */
  readonly phoneCountry: string;
  readonly phone: string;
  /** May be left empty. */
  readonly email: string;
  /** Empty until one is chosen. */
  readonly occupation: string;
  readonly organisation: string;
  readonly agree: boolean;
}

export const emptyYouth: YouthTyped = {
  name: '',
  phoneCountry: 'CN',
  phone: '',
  email: '',
  occupation: '',
  organisation: '',
  agree: false,
};

export type YouthField = Exclude<keyof YouthTyped, 'phoneCountry'>;

/** Facts that the rules need beside the fields. */
export interface YouthContext {
  /** The numbering plans, once they are there; needed for a phone of another country than China. */
  readonly read?: ReadForeignPhone | undefined;
}

/** Characters of the name of a school or an employer. Assumed. */
const organisationLimits = { min: 2, max: 60 } as const;

/** The name of a school or an employer, as it was typed. */
export function organisation(input: string): Checked {
  const value = normaliseInput(input).replace(/\s+/g, ' ');
  const count = value.length > 256 ? organisationLimits.max + 1 : countOf(value);
  if (count < organisationLimits.min) return refuse('organisation.empty');
  return count > organisationLimits.max
    ? refuse('address.long', { max: organisationLimits.max })
    : accept(value);
}

const isOccupation = (value: string): value is Occupation => occupations.some((each) => each === value);

/** One of the occupations that the programme knows. */
export const occupation = (value: string): Checked<Occupation> =>
  isOccupation(value) ? accept(value) : refuse('occupation.choose');

const rules: Readonly<Record<YouthField, (typed: YouthTyped, context: YouthContext) => Checked<unknown>>> = {
  name: ({ name }) => contactName(name),
  phone: ({ phone, phoneCountry }, { read }) => contactPhone(phone, phoneCountry, read),
  email: ({ email }) => contactEmail(email),
  occupation: ({ occupation: chosen }) => occupation(chosen),
  organisation: ({ organisation: typed }) => organisation(typed),
  agree: ({ agree }) => (agree ? accept(agree) : refuse('agree.programme')),
};

/** The fields in the order in which they stand. */
export const youthFields = Object.keys(rules) as readonly YouthField[];

/** One field by its one rule; undefined when it is good. */
export function checkYouthField(
  field: YouthField,
  typed: YouthTyped,
  context: YouthContext,
): Refused | undefined {
  const checked = rules[field](typed, context);
  return checked.ok ? undefined : checked;
}

const valueOf = (checked: Checked): string => (checked.ok ? checked.value : '');

/** An application whose fields are good, as it is sent; undefined for another. */
export function checkYouth(typed: YouthTyped, context: YouthContext): YouthApplicant | undefined {
  const chosen = occupation(typed.occupation);
  if (!chosen.ok || youthFields.some((field) => !rules[field](typed, context).ok)) return undefined;
  return {
    name: valueOf(contactName(typed.name)),
    phone: valueOf(contactPhone(typed.phone, typed.phoneCountry, context.read)),
    email: valueOf(contactEmail(typed.email)),
    occupation: chosen.value,
    organisation: valueOf(organisation(typed.organisation)),
  };
}
