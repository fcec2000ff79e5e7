export { BornByNumber, type BornByNumberProps } from '../../src/components/form-fields/BornByNumber.tsx';
export type { FormRootProps } from '../../src/components/form-fields/form-root-props.ts';
export {
  FormCountry,
  type CountryNames,
  type FormCountryProps,
} from '../../src/components/form-fields/FormCountry.tsx';
export { FormDay, type FormDayProps } from '../../src/components/form-fields/FormDay.tsx';
export { FormGender, type FormGenderProps } from '../../src/components/form-fields/FormGender.tsx';
export { FormPhone, type FormPhoneProps } from '../../src/components/form-fields/FormPhone.tsx';
export { FormPair, type FormPairProps } from '../../src/components/form-fields/FormPair.tsx';
export { FormSkeleton } from '../../src/components/form-fields/FormSkeleton.tsx';
export { FormLetters, type FormLettersProps } from '../../src/components/form-fields/FormLetters.tsx';
export {
  FormSpelling,
  type FormSpellingProps,
  type ReadPinyin,
} from '../../src/components/form-fields/FormSpelling.tsx';
export type { Spelled } from '../../src/components/form-fields/spelled.ts';
export { FormText, type FormTextProps } from '../../src/components/form-fields/FormText.tsx';
export { RuledForm, type RuledFormProps } from '../../src/components/form-fields/RuledForm.tsx';
export {
  asTyped,
  documentNumberAttributes,
  lettersAttributes,
  type FieldAttributes,
} from '../../src/components/form-fields/attributes.ts';
export { usePlans } from '../../src/components/form-fields/use-plans.ts';
export {
  useChoose,
  useField,
  useShared,
  useFormValue,
  type FormRules,
  type FormShared,
  type TiedField,
} from '../../src/components/form-fields/use-form.ts';
export { useRefusalWords, written } from '../../src/components/form-fields/refusal.ts';
export { formParts, type FormParts } from '../../src/components/form-fields/form-parts.ts';
