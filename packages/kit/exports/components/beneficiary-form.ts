export {
  BeneficiaryForm,
  type BeneficiaryFormProps,
} from '../../src/components/beneficiary-form/BeneficiaryForm.tsx';
