import type { ReactNode } from 'react';
import type { RequestFailure } from '../../client/failure.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Loading } from '../../primitives/skeleton/Loading.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { ReadOffline } from '../shell/ReadOffline.tsx';
import { RequestFailed } from '../shell/RequestFailed.tsx';

/** What it needs to know of a read. */
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
  /** What could not be had, as a sentence, and what has not changed. */
  failed: string;
  note?: string | undefined;
  children: (data: Data) => ReactNode;
}

/** What a screen reads: on its way, not to be had, or there. */
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
