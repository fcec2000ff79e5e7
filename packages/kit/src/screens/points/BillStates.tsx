import type { ReactNode } from 'react';
import { EntriesSkeleton } from '../../components/points-bill/EntriesSkeleton.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { ReadStates, type ReadStatesProps } from '../shell/ReadStates.tsx';

interface BillStatesProps extends Pick<ReadStatesProps, 'read'> {
  /** The shape of what comes; rows without it. */
  children?: ReactNode;
}

/** Points before their figures are there: on their way, or not to be had. */
export function BillStates({ read, children }: BillStatesProps) {
  const t = useMessages('points');
  return (
    <ReadStates read={read} title={t('bill.failed')} note={t('bill.unchanged')}>
      {children ?? <EntriesSkeleton />}
    </ReadStates>
  );
}
