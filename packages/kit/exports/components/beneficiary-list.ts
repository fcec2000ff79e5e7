export {
  BeneficiaryList,
  type BeneficiaryListProps,
} from '../../src/components/beneficiary-list/BeneficiaryList.tsx';
export {
  BeneficiaryPlaces,
  type BeneficiaryPlacesProps,
} from '../../src/components/beneficiary-list/BeneficiaryPlaces.tsx';
export { BeneficiaryListSkeleton } from '../../src/components/beneficiary-list/BeneficiaryListSkeleton.tsx';
export { PlacesSkeleton } from '../../src/components/beneficiary-list/PlacesSkeleton.tsx';
export {
  BeneficiaryStatus,
  type BeneficiaryStatusProps,
} from '../../src/components/beneficiary-list/BeneficiaryStatus.tsx';
