import { useMessages } from '../../messages/provider.tsx';
import { BillSkeleton } from '../../components/points-bill/BillSkeleton.tsx';
import { ReadStates, type ReadStatesProps } from '../shell/ReadStates.tsx';

/** The bill before its figures are there: on their way, or not to be had. */
export function BillStates({ read }: Pick<ReadStatesProps, 'read'>) {
  const t = useMessages('points');
  return (
    <ReadStates read={read} title={t('bill.failed')} note={t('bill.unchanged')}>
      <BillSkeleton />
    </ReadStates>
  );
}
