import { formParts } from '../form-fields/form-parts.ts';
import type { FormRules } from '../form-fields/use-form.ts';
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

export const { useShared, useField, useFormValue, FormText, FormDay, FormCountry } = formParts<
  FormValues,
  BeneficiaryContext,
  BeneficiaryField
>();
