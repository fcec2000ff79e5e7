export { Agreement, type AgreementProps } from '../../src/components/agreement/Agreement.tsx';
export { AgreementLine, type AgreementLineProps } from '../../src/components/agreement/AgreementLine.tsx';
export type { AgreementText } from '../../src/components/agreement/AgreementSheet.tsx';
