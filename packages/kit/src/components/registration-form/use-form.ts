import type { ReactNode } from 'react';
import {
  checkEnrolmentField,
  enrolmentFields,
  type EnrolmentContext,
  type EnrolmentField,
  type EnrolmentTyped,
} from '../../validators/account/enrolment.ts';
import { FormCountry as AnyCountry, type FormCountryProps } from '../form-fields/FormCountry.tsx';
import { FormDay as AnyDay, type FormDayProps } from '../form-fields/FormDay.tsx';
import { FormText as AnyText, type FormTextProps } from '../form-fields/FormText.tsx';
import {
  useField as useAnyField,
  useShared as useAnyShared,
  useFormValue as useAnyTyped,
  type FormRules,
  type FormShared,
  type TiedField,
} from '../form-fields/use-form.ts';

/** The same fields, as a form library wants them: it writes into them. */
export type FormValues = { -readonly [Field in keyof EnrolmentTyped]: EnrolmentTyped[Field] };

export const enrolmentRules: FormRules<FormValues, EnrolmentContext, EnrolmentField> = {
  check: checkEnrolmentField,
  fields: () => enrolmentFields,
};

/** The parts of every form, as they know the fields of this one. */
export const useShared: () => FormShared<FormValues, EnrolmentContext> = useAnyShared;
export const useField: (field: EnrolmentField) => TiedField = useAnyField;
export const useFormValue: <Value extends string | number | boolean | undefined>(
  select: (typed: FormValues) => Value,
) => Value = useAnyTyped;
export const FormText: (props: FormTextProps<EnrolmentField>) => ReactNode = AnyText;
export const FormDay: (props: FormDayProps<EnrolmentField>) => ReactNode = AnyDay;
export const FormCountry: (props: FormCountryProps<EnrolmentField>) => ReactNode = AnyCountry;

/** Autofill keeps who registers apart from whoever else is asked for. */
export const section = 'section-register';
