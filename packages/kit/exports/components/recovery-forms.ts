export {
  ConfirmNameForm,
  type ConfirmNameFormProps,
} from '../../src/components/recovery-forms/ConfirmNameForm.tsx';
export {
  ContactChoice,
  type ContactChoiceProps,
} from '../../src/components/recovery-forms/ContactChoice.tsx';
export { EnterCode, type EnterCodeProps } from '../../src/components/recovery-forms/EnterCode.tsx';
export {
  FindMemberForm,
  type FindMemberFormProps,
} from '../../src/components/recovery-forms/FindMemberForm.tsx';
export {
  NewContactForm,
  type NewContactFormProps,
} from '../../src/components/recovery-forms/NewContactForm.tsx';
export {
  NewPasswordForm,
  type NewPasswordFormProps,
} from '../../src/components/recovery-forms/NewPasswordForm.tsx';
