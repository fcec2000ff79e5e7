import { useMessages } from '../../../messages/provider.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { ReadStates, type ReadStatesProps } from '../../shell/ReadStates.tsx';

/** Tiers on sale before they are there: on their way, or not to be had. */
export function SaleStates({ read }: Pick<ReadStatesProps, 'read'>) {
  const t = useMessages('tier-orders');
  return (
    <ReadStates read={read} title={t('failed.offers')} note={t('failed.note')}>
      <Skeleton inlineSize="100%" blockSize={220} />
    </ReadStates>
  );
}
