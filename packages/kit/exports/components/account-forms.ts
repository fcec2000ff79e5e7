export {
  DocumentChangeForm,
  type DocumentChangeFormProps,
} from '../../src/components/account-forms/DocumentChangeForm.tsx';
export { DocumentForm, type DocumentFormProps } from '../../src/components/account-forms/DocumentForm.tsx';
export { IdentityForm, type IdentityFormProps } from '../../src/components/account-forms/IdentityForm.tsx';
export {
  LoginPasswordForm,
  type LoginPasswordFormProps,
} from '../../src/components/account-forms/LoginPasswordForm.tsx';
export {
  NewContactForm,
  type NewContactFormProps,
} from '../../src/components/account-forms/NewContactForm.tsx';
export {
  PointsPasswordForm,
  type PointsPasswordFormProps,
} from '../../src/components/account-forms/PointsPasswordForm.tsx';
export {
  PreferencesForm,
  type PreferencesFormProps,
} from '../../src/components/account-forms/PreferencesForm.tsx';
