export { CodeField, type CodeFieldProps } from '../../src/components/code-field/CodeField.tsx';
export { ResendCode, type ResendCodeProps } from '../../src/components/code-field/ResendCode.tsx';
export type { CodeWait } from '../../src/components/code-field/use-seconds-left.ts';
