import type { CompanionFields } from '../../contracts/check-in/companions.ts';
import { companionFields, factsOfCompanion, keyOf, rules } from './companion-fields.ts';
import type { CompanionContext, CompanionField, CompanionTyped } from './companion-typed.ts';
import { hasHan } from '../typed.ts';

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
