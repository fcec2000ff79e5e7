export { CodeField, type CodeFieldProps } from '../../src/components/code-field/CodeField.tsx';
