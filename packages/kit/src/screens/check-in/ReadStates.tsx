import type { ReactNode } from 'react';
import type { RequestFailure } from '../../client/failure.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Loading } from '../../primitives/skeleton/Loading.tsx';
import { ReadFailed } from './ReadFailed.tsx';

export interface ReadStatesProps {
  read: {
    readonly error: RequestFailure | null;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  /** Sentence on what could not be had. */
  title: string;
  /** Note on what has not changed, to put the traveller's mind at rest. */
  note?: string | undefined;
  /** The shape of what comes. */
  children: ReactNode;
}

/** A read before its data are there: on their way, or not to be had. */
export function ReadStates({ read, title, note, children }: ReadStatesProps) {
  const t = useMessages('shell');
  if (!read.error) return <Loading label={t('loading')}>{children}</Loading>;
  return (
    <Card>
      <ReadFailed
        title={title}
        note={note}
        failure={read.error}
        onRetry={() => void read.refetch()}
        busy={read.isFetching}
      />
    </Card>
  );
}
