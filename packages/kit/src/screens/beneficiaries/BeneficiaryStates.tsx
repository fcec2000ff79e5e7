import { BeneficiaryDetailSkeleton } from '../../components/beneficiary-detail/BeneficiaryDetailSkeleton.tsx';
import { BeneficiaryListSkeleton } from '../../components/beneficiary-list/BeneficiaryListSkeleton.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { ReadStates, type ReadStatesProps } from '../shell/ReadStates.tsx';

const shapes = { list: BeneficiaryListSkeleton, detail: BeneficiaryDetailSkeleton } as const;

interface BeneficiaryStatesProps extends Pick<ReadStatesProps, 'read'> {
  /** Shape of the content to come, for the skeleton. */
  shape: keyof typeof shapes;
}

/** The beneficiaries before they are there: on their way, or not to be had. */
export function BeneficiaryStates({ read, shape }: BeneficiaryStatesProps) {
  const t = useMessages('beneficiaries');
  const Skeleton = shapes[shape];
  return (
    <ReadStates read={read} title={t('list.failed')} note={t('list.unchanged')}>
      <Skeleton />
    </ReadStates>
  );
}
