export {
  CodeLoginForm,
  type CodeLoginFormProps,
  type CodeSending,
} from '../../src/components/login-form/CodeLoginForm.tsx';
export {
  PasswordLoginForm,
  type PasswordLoginFormProps,
} from '../../src/components/login-form/PasswordLoginForm.tsx';
