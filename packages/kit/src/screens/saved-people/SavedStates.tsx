import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Loading } from '../../primitives/skeleton/Loading.tsx';
import { RequestFailed } from '../shell/RequestFailed.tsx';
import type { SavedKind } from './kinds.ts';
import type { SavedRead } from './use-saved.ts';

interface SavedStatesProps {
  kind: SavedKind;
  read: Omit<SavedRead<unknown>, 'list' | 'unreadable' | 'readAt'>;
  /** The shape of what comes. */
  children: ReactNode;
}

/** Saved entries before they are there: on their way, or not to be had. */
export function SavedStates({ kind, read, children }: SavedStatesProps) {
  const t = useMessages('saved-people');
  const shell = useMessages('shell');
  if (!read.error) return <Loading label={shell('loading')}>{children}</Loading>;
  return (
    <Card>
      <RequestFailed
        title={t(`failed.${kind}`)}
        note={t('unchanged')}
        failure={read.error}
        onRetry={read.again}
        busy={read.isFetching}
      />
    </Card>
  );
}
