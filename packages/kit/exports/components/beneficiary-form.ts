export {
  BeneficiaryForm,
  type BeneficiaryFormProps,
} from '../../src/components/beneficiary-form/BeneficiaryForm.tsx';
export type { CountryNames } from '../../src/components/form-fields/FormCountry.tsx';
export type { ReadPinyin } from '../../src/components/form-fields/FormSpelling.tsx';
export type {
  BeneficiaryChecked,
  BeneficiaryContext,
  BeneficiaryTyped,
  IdentityTyped,
} from '../../src/validators/beneficiaries/beneficiary-typed.ts';
