export {
  BeneficiaryList,
  type BeneficiaryListProps,
} from '../../src/components/beneficiary-list/BeneficiaryList.tsx';
export { BeneficiaryListSkeleton } from '../../src/components/beneficiary-list/BeneficiaryListSkeleton.tsx';
export {
  BeneficiaryStatus,
  type BeneficiaryStatusProps,
} from '../../src/components/beneficiary-list/BeneficiaryStatus.tsx';
