import { checkCompanionField, companionFields } from '../../validators/check-in/companion-fields.ts';
import {
  type CompanionContext,
  type CompanionField,
  type CompanionTyped,
} from '../../validators/check-in/companion-typed.ts';
import { formParts } from '../form-fields/form-parts.ts';
import type { FormRules } from '../form-fields/use-form.ts';

/** The same fields, as a form library wants them: it writes into them. */
export type FormValues = { -readonly [Field in keyof CompanionTyped]: CompanionTyped[Field] };

export const companionRules: FormRules<FormValues, CompanionContext, CompanionField> = {
  check: checkCompanionField,
  fields: () => companionFields,
};

export const { useShared, useFormValue, FormText } = formParts<
  FormValues,
  CompanionContext,
  CompanionField
>();

/** Autofill keeps a companion apart from the reader. */
export const section = 'section-companion';
