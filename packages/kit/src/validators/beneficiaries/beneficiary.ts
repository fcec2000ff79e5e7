import { identityParts } from '../../rules/beneficiaries.ts';
import { checkBeneficiaryField, numberRules, rules, spelling, withFacts } from './beneficiary-fields.ts';
import type {
  BeneficiaryChecked,
  BeneficiaryContext,
  BeneficiaryField,
  BeneficiaryTyped,
} from './beneficiary-typed.ts';
import { calendarDay } from '../day.ts';
import type { Checked, Refused } from '../result.ts';

/** The fields in the order in which they are in the form. */
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
