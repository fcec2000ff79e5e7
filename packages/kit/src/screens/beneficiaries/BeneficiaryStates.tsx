import type { useBeneficiaries } from '../../client/beneficiaries.ts';
import { BeneficiaryDetailSkeleton } from '../../components/beneficiary-detail/BeneficiaryDetailSkeleton.tsx';
import { BeneficiaryListSkeleton } from '../../components/beneficiary-list/BeneficiaryListSkeleton.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Loading } from '../../primitives/skeleton/Loading.tsx';
import { RequestFailed } from '../shell/RequestFailed.tsx';

const shapes = { list: BeneficiaryListSkeleton, detail: BeneficiaryDetailSkeleton } as const;

interface BeneficiaryStatesProps {
  read: Pick<ReturnType<typeof useBeneficiaries>, 'error' | 'isFetching' | 'refetch'>;
  /** Shape of the content to come, for the skeleton. */
  shape: keyof typeof shapes;
}

/** The beneficiaries before they are there: on their way, or not to be had. */
export function BeneficiaryStates({ read, shape }: BeneficiaryStatesProps) {
  const t = useMessages('beneficiaries');
  const shell = useMessages('shell');
  const Skeleton = shapes[shape];
  if (!read.error) {
    return (
      <Loading label={shell('loading')}>
        <Skeleton />
      </Loading>
    );
  }
  return (
    <Card>
      <RequestFailed
        title={t('list.failed')}
        note={t('list.unchanged')}
        failure={read.error}
        onRetry={() => void read.refetch()}
        busy={read.isFetching}
      />
    </Card>
  );
}
