import type { ReactNode } from 'react';
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
import { beneficiaryFields } from '../../validators/beneficiaries/beneficiary.ts';
import { checkBeneficiaryField } from '../../validators/beneficiaries/beneficiary-fields.ts';
import {
  type BeneficiaryContext,
  type BeneficiaryField,
  type BeneficiaryTyped,
  type IdentityTyped,
} from '../../validators/beneficiaries/beneficiary-typed.ts';

/** The same fields, as a form library wants them: it writes into them. */
export type FormValues = {
  -readonly [Field in keyof Omit<BeneficiaryTyped, 'identities'>]: BeneficiaryTyped[Field];
} & { identities: IdentityTyped[] };

export const beneficiaryRules: FormRules<FormValues, BeneficiaryContext, BeneficiaryField> = {
  check: checkBeneficiaryField,
  fields: ({ identities }) => beneficiaryFields(identities.length),
};

/** The parts of every form, as they know the fields of this one. */
export const useShared: () => FormShared<FormValues, BeneficiaryContext> = useAnyShared;
export const useField: (field: BeneficiaryField) => TiedField = useAnyField;
export const useFormValue: <Value extends string | number | boolean | undefined>(
  select: (typed: FormValues) => Value,
) => Value = useAnyTyped;
export const FormText: (props: FormTextProps<BeneficiaryField>) => ReactNode = AnyText;
export const FormDay: (props: FormDayProps<BeneficiaryField>) => ReactNode = AnyDay;
export const FormCountry: (props: FormCountryProps<BeneficiaryField>) => ReactNode = AnyCountry;
