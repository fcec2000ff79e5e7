export {
  Agreement,
  type AgreementProps,
  type AgreementText,
} from '../../src/components/agreement/Agreement.tsx';
