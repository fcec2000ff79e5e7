import type { ReactNode } from 'react';
import { checkCompanionField, companionFields } from '../../validators/check-in/companion-fields.ts';
import {
  type CompanionContext,
  type CompanionField,
  type CompanionTyped,
} from '../../validators/check-in/companion-typed.ts';
import { FormText as AnyText, type FormTextProps } from '../form-fields/FormText.tsx';
import {
  useShared as useAnyShared,
  useFormValue as useAnyTyped,
  type FormRules,
  type FormShared,
} from '../form-fields/use-form.ts';

/** The same fields, as a form library wants them: it writes into them. */
export type FormValues = { -readonly [Field in keyof CompanionTyped]: CompanionTyped[Field] };

export const companionRules: FormRules<FormValues, CompanionContext, CompanionField> = {
  check: checkCompanionField,
  fields: () => companionFields,
};

/** The parts of every form, as they know the fields of this one. */
export const useShared: () => FormShared<FormValues, CompanionContext> = useAnyShared;
export const useFormValue: <Value extends string | number | boolean | undefined>(
  select: (typed: FormValues) => Value,
) => Value = useAnyTyped;
export const FormText: (props: FormTextProps<CompanionField>) => ReactNode = AnyText;

/** Autofill keeps a companion apart from the reader. */
export const section = 'section-companion';
