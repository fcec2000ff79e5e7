import {
  checkEnrolmentField,
  enrolmentFields,
  type EnrolmentContext,
  type EnrolmentField,
  type EnrolmentTyped,
} from '../../validators/account/enrolment.ts';
import { formParts } from '../form-fields/form-parts.ts';
import type { FormRules } from '../form-fields/use-form.ts';

/** The same fields, as a form library wants them: it writes into them. */
export type FormValues = { -readonly [Field in keyof EnrolmentTyped]: EnrolmentTyped[Field] };

export const enrolmentRules: FormRules<FormValues, EnrolmentContext, EnrolmentField> = {
  check: checkEnrolmentField,
  fields: () => enrolmentFields,
};

export const { useShared, useField, useFormValue, FormText, FormDay, FormCountry } = formParts<
  FormValues,
  EnrolmentContext,
  EnrolmentField
>();

/** Autofill keeps who registers apart from whoever else is asked for. */
export const section = 'section-register';
