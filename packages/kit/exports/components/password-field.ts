export {
  PasswordField,
  type PasswordFieldProps,
} from '../../src/components/password-field/PasswordField.tsx';
