export {
  RegistrationForm,
  type RegistrationFormProps,
} from '../../src/components/registration-form/RegistrationForm.tsx';
export type { CodeAsking } from '../../src/components/registration-form/types.ts';
export type { ReadPinyin } from '../../src/components/form-fields/FormSpelling.tsx';
