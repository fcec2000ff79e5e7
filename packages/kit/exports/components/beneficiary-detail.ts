export {
  BeneficiaryDetail,
  type BeneficiaryDetailProps,
} from '../../src/components/beneficiary-detail/BeneficiaryDetail.tsx';
export { BeneficiaryDetailSkeleton } from '../../src/components/beneficiary-detail/BeneficiaryDetailSkeleton.tsx';
