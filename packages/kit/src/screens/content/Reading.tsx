import type { ReactNode } from 'react';
import type { RequestFailure } from '../../client/failure.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Loading } from '../../primitives/skeleton/Loading.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { ReadOffline } from '../shell/ReadOffline.tsx';
import { RequestFailed } from '../shell/RequestFailed.tsx';

/** Facts of a read that it needs to know. */
interface Read<Data> {
  readonly data: Data | undefined;
  readonly error: RequestFailure | null;
  /** Milliseconds since 1970. */
  readonly dataUpdatedAt: number;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface ReadingProps<Data> {
  read: Read<Data>;
  /** Sentences on what could not be had, and on what has not changed. */
  failed: string;
  note?: string | undefined;
  children: (data: Data) => ReactNode;
}

/** Data that a screen reads: on their way, not to be had, or there. */
export function Reading<Data>({ read, failed, note, children }: ReadingProps<Data>) {
  const shell = useMessages('shell');
  if (read.data !== undefined)
    return (
      <>
        <ReadOffline readAt={read.dataUpdatedAt} />
        {children(read.data)}
      </>
    );
  if (!read.error)
    return (
      <Loading label={shell('loading')}>
        <Skeleton inlineSize="100%" blockSize={320} />
      </Loading>
    );
  return (
    <Card>
      <RequestFailed
        title={failed}
        note={note}
        failure={read.error}
        onRetry={() => void read.refetch()}
        busy={read.isFetching}
      />
    </Card>
  );
}
