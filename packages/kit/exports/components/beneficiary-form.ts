export {
  BeneficiaryForm,
  type BeneficiaryFormProps,
} from '../../src/components/beneficiary-form/BeneficiaryForm.tsx';
export type { CountryNames } from '../../src/components/beneficiary-form/FormCountry.tsx';
export type { ReadPinyin } from '../../src/components/beneficiary-form/SpellingField.tsx';
export type {
  BeneficiaryChecked,
  BeneficiaryContext,
  BeneficiaryTyped,
  IdentityTyped,
} from '../../src/validators/beneficiary.ts';
